/** The part of the app that works without a page: see `public/worker.js`. */
import { at } from '../home'

/** Once it is there, on pages where browsers allow it. */
export async function work(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(at('/worker.js'), { updateViaCache: 'none' })
  return navigator.serviceWorker.ready
}
