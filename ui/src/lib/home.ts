/**
 * Where the server is under its address: empty, or a path like `/games`. It writes that into the page, which is built once for
 * all of them. Inside the app paths begin after it.
 */
const home = document.querySelector<HTMLMetaElement>('meta[name="base"]')?.content ?? ''

/** The same path as browsers need it. */
export const at = (path: string): string => home + path

/** Without what comes before the app; null for what isn't part of it. */
export function inside(pathname: string): string | null {
  return `${pathname}/`.startsWith(`${home}/`) ? pathname.slice(home.length) || '/' : null
}
