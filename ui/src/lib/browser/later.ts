/** Parts of the page that are fetched when they are needed. */
import { at } from '../home'

/** Ours is named by its content: the page of another build names another one. */
const OWN = new URL(import.meta.url).pathname.split('/').at(-1) ?? ''

async function isOutdated(): Promise<boolean> {
  const page = await fetch(at('/'), { cache: 'no-store' }).catch(() => undefined)
  return page?.ok === true && !(await page.text()).includes(OWN)
}

/** If it is gone, since there is a new build on the server, the page begins anew with that one; nobody notices more than that. */
export async function later<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (problem) {
    if (!import.meta.env.PROD || !(await isOutdated())) throw problem
    location.reload()
    return new Promise(() => {})
  }
}
