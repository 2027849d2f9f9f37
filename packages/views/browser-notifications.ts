/** Browser notifications about followed athletes while the page is open; nothing is pushed, and hidden scores cause none. */
import { areScoresHidden, chosenIds, isSwitchedOn, setSwitch } from './stored-choices.ts'

let lastSentences: ReadonlyMap<string, string> | null = null
let isBackgroundPage = false

export async function toggleNotifications(): Promise<void> {
  if (isSwitchedOn('notices')) return setSwitch('notices', false)
  const answer = 'Notification' in window ? await Notification.requestPermission() : 'denied'
  setSwitch('notices', answer === 'granted')
  if (answer === 'granted') return stayConnected()
  for (const hint of document.querySelectorAll<HTMLElement>('[data-refused]'))
    hint.textContent = hint.dataset['refused'] ?? ''
}

/** Whether this page stays connected in the background; one page per competition does. */
export function followsInBackground(): boolean {
  return isBackgroundPage && isSwitchedOn('notices')
}

/** Compares the sentences about followed athletes with the previous ones and notifies of changes. */
export function notifyOfFollowed(): void {
  if (lastSentences === null && isSwitchedOn('notices')) stayConnected()
  const section = document.getElementById('following')
  const sentences = new Map<string, string>()
  for (const id of chosenIds('following')) {
    const words = section?.querySelector(`[data-athlete="${id}"] [data-says]`)?.textContent
    if (words) sentences.set(id, words)
  }
  const before = lastSentences
  lastSentences = sentences
  if (
    before === null ||
    !followsInBackground() ||
    !document.hidden ||
    areScoresHidden(section?.dataset['told'])
  )
    return
  // an athlete followed only since then has no sentence to compare with
  for (const [id, words] of sentences) if ((before.get(id) ?? words) !== words) void notify(id, words)
}

function notify(id: string, body: string): Promise<unknown> {
  const title = document.querySelector('h1')?.textContent ?? document.title
  return showNotice(title, { body, tag: `${location.pathname} ${id}`, data: location.href })
}

/** `data`: the address that a tap opens. Phones show only notifications of a service worker. */
export async function showNotice(
  title: string,
  notice: { body: string; tag: string; data: string },
): Promise<unknown> {
  const options = { ...notice, icon: '/icon.svg' }
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration?.active) return registration.showNotification(title, options)
  return new Notification(title, options)
}

function stayConnected(): void {
  void navigator.serviceWorker?.register('/notice-worker.js', { scope: '/live/' }).catch(() => undefined)
  if (isBackgroundPage || !('locks' in navigator)) return
  void navigator.locks.request(`notices ${location.pathname}`, () => {
    isBackgroundPage = true
    // keeps waiting until the page is closed
    return new Promise(() => {})
  })
}
