// @ts-check
/**
 * Works for the page when the page can't: says so where nobody answers, and shows calls when it is closed.
 *
 * It keeps one page, which is for when there is no connection, and hands out nothing else: whatever the server has is newer.
 */
/// <reference lib="webworker" />
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self))
const OFFLINE = 'offline.html'
const SHELF = 'offline'

/** @param {string} path */
const at = (path) => new URL(path, worker.registration.scope).href

worker.addEventListener('install', (event) => {
  worker.skipWaiting()
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.add(new Request(at(OFFLINE), { cache: 'reload' }))))
})

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(fetch(event.request).catch(offline))
})

async function offline() {
  const shelf = await caches.open(SHELF)
  return (await shelf.match(at(OFFLINE))) ?? Response.error()
}

worker.addEventListener('push', (event) => {
  const { title, text, code } = event.data?.json() ?? {}
  // One for each table: a later one takes the place of the one before.
  const how = {
    body: text,
    tag: code,
    renotify: true,
    data: code,
    icon: at('icons/192.png'),
    badge: at('icons/badge.png'),
  }
  event.waitUntil(worker.registration.showNotification(title, how))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(at(`t/${event.notification.data}`)))
})

/** In a window where the table is open already, or in a new one. @param {string} address */
async function show(address) {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url.split(/[?#]/)[0] === address)
  return there ? there.focus() : worker.clients.openWindow(address)
}
