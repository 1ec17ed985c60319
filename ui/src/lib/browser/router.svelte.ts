/** The address bar: which page, with which parameters. Links are ordinary `<a href>`. */
import { at, inside } from '../home'
import { ROUTES } from './routes'

export interface Route {
  page: string
  params: Record<string, string>
}

export function match(path: string): Route {
  const parts = path.replace(/\/+$/, '').split('/')
  for (const [page, pattern] of ROUTES) {
    const wanted = pattern.replace(/\/+$/, '').split('/')
    if (wanted.length !== parts.length) continue
    const params: Record<string, string> = {}
    const fits = wanted.every((want, n) => {
      const part = parts[n] ?? ''
      if (!want.startsWith(':')) return want === part
      params[want.slice(1)] = decoded(part)
      return part !== ''
    })
    if (fits) return { page, params }
  }
  return { page: 'nowhere', params: {} }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const here = (): string => inside(location.pathname) ?? location.pathname

class Router {
  #path = $state(here())
  #route = $derived(match(this.#path))

  get route(): Route {
    return this.#route
  }

  start(): void {
    addEventListener('popstate', () => (this.#path = here()))
    addEventListener('click', (event) => this.#clicked(event))
  }

  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link = (event.target as Element).closest?.('a')
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (link.pathname === location.pathname && link.hash) return
    const path = inside(link.pathname)
    if (path === null || match(path).page === 'nowhere') return
    event.preventDefault()
    go(path + link.search + link.hash)
  }

  set(path: string): void {
    this.#path = path
  }
}

export const router = new Router()

/** To a path inside the app. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', at(path))
  router.set(here())
  if (!location.hash) scrollTo(0, 0)
}
