/**
 * Notices of the browser about athletes who are followed: what is said of them changed. Asked for by a press only, and
 * only while the page lives: nothing is pushed to a device. Of hidden scores there is none.
 */
import { areScoresHidden, isSwitchedOn, chosenIds, setSwitch } from '@trickline/client/public-page-choices.ts'

let known: ReadonlyMap<string, string> | null = null
let isKeeper = false

/** On, off again, or said why not. */
export async function toggleNotifications(): Promise<void> {
  if (isSwitchedOn('notices')) return setSwitch('notices', false)
  const answer = 'Notification' in window ? await Notification.requestPermission() : 'denied'
  setSwitch('notices', answer === 'granted')
  if (answer === 'granted') return keepAwake()
  for (const hint of document.querySelectorAll<HTMLElement>('[data-refused]'))
    hint.textContent = hint.dataset['refused'] ?? ''
}

/** Whether the page goes on following while nobody looks: one of those that have this competition open does. */
export function followsInBackground(): boolean {
  return isKeeper && isSwitchedOn('notices')
}

/** Compares what is said of the followed with what was said before. */
export function notifyOfFollowed(): void {
  if (known === null && isSwitchedOn('notices')) keepAwake()
  const section = document.getElementById('following')
  const says = new Map<string, string>()
  for (const id of chosenIds('following')) {
    const words = section?.querySelector(`[data-athlete="${id}"] [data-says]`)?.textContent
    if (words) says.set(id, words)
  }
  const before = known
  known = says
  if (
    before === null ||
    !followsInBackground() ||
    !document.hidden ||
    areScoresHidden(section?.dataset['told'])
  )
    return
  // of who is followed only since then nothing changed
  for (const [id, words] of says) if ((before.get(id) ?? words) !== words) void notify(id, words)
}

/** A phone shows notices of a worker only. */
async function notify(id: string, body: string): Promise<void> {
  const title = document.querySelector('h1')?.textContent ?? document.title
  const options = { body, tag: `${location.pathname} ${id}`, icon: '/icon.svg', data: location.href }
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration?.active) return registration.showNotification(title, options)
  // oxlint-disable-next-line no-new -- it shows itself
  new Notification(title, options)
}

function keepAwake(): void {
  if (isKeeper || !('locks' in navigator)) return
  void navigator.locks.request(`notices ${location.pathname}`, () => {
    isKeeper = true
    // until the page goes
    return new Promise(() => {})
  })
}
