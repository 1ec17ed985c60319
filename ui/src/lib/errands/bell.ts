/** Being called when it is one's turn, by the browser itself: asked for by one click, ended by another. */
import { api } from '../server/api'
import { session } from '../browser/session.svelte'
import { work } from '../browser/worker'

/** Why this browser can't call; the keys of sentences. */
export type Obstacle = 'insecure' | 'cannot' | 'refused' | 'failed'

export class CantCall extends Error {
  constructor(readonly obstacle: Obstacle) {
    super(obstacle)
  }
}

const asBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const same = (key: ArrayBuffer | null, other: Uint8Array): boolean =>
  key !== null && new Uint8Array(key).every((byte, n) => byte === other[n])

/** CantCall says why not. */
export async function call(code: string, secret: string, language: string): Promise<void> {
  if (!isSecureContext) throw new CantCall('insecure')
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    throw new CantCall('cannot')
  if ((await Notification.requestPermission()) !== 'granted') throw new CantCall('refused')
  await hang(code, secret, language)
  session.call(code, true)
}

/** As it is asked for already: nobody is asked anything. */
export async function renew(code: string, secret: string, language: string): Promise<void> {
  if (Notification.permission === 'granted') await hang(code, secret, language)
  else session.call(code, false)
}

export async function silence(code: string, secret: string): Promise<void> {
  const subscription = await (await work()).pushManager.getSubscription()
  if (subscription) await api.unhang(code, secret, subscription.endpoint)
  session.call(code, false)
  if (!session.bells.length) await subscription?.unsubscribe()
}

async function hang(code: string, secret: string, language: string): Promise<void> {
  const { pushManager } = await work()
  const key = asBytes((await api.pushKey()).key)
  let subscription = await pushManager.getSubscription()
  if (subscription && !same(subscription.options.applicationServerKey, key)) {
    // Made for another server at this address.
    await subscription.unsubscribe()
    subscription = null
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => {
    throw new CantCall('failed')
  })
  await api.hang(code, secret, { ...subscription.toJSON(), language })
}
