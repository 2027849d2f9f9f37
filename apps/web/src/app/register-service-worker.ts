/** Registers the service worker and offers new versions. The page is never reloaded unasked. */
import { createAtom, useSelector } from '@tanstack/react-store'
import { currentLanguage, onLanguageChange } from '@trickline/ui/device-language.ts'
import { logFailure } from '@trickline/client/log-failure.ts'

const newVersion = createAtom<{ activate: () => void } | null>(null)

/** Waits until the page has loaded, so that precaching does not delay it. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}

/** Returns a function that activates the waiting version; null while there is none. */
export function useNewVersion(): (() => void) | null {
  return useSelector(newVersion)?.activate ?? null
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  try {
    const registration = await serviceWorker.register('/service-worker.js')
    offerWaiting(registration)
    registration.addEventListener('updatefound', () => {
      const installing = registration.installing
      installing?.addEventListener('statechange', () => offerWaiting(registration))
    })
    checkForNewVersions(registration)
    await cacheMessages()
    onLanguageChange(() => void cacheMessages())
  } catch (error) {
    // private windows and full devices refuse it: the app then needs a network
    logFailure('the app could not be kept on this device', error)
  }
}

async function cacheMessages(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  // a worker has no origin to choose
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage({ type: 'KEEP_WORDS', language: currentLanguage() })
}

/** The first version takes control by itself, so there is nothing to offer. */
function offerWaiting({ waiting }: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator
  if (!waiting || !serviceWorker.controller) return
  const activate = () => {
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
    waiting.postMessage({ type: 'SKIP_WAITING' })
  }
  newVersion.set({ activate })
}

function checkForNewVersions(registration: ServiceWorkerRegistration): void {
  let lastCheck = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheck < hourInMilliseconds) return
    lastCheck = Date.now()
    registration.update().catch(() => undefined)
  })
}

const hourInMilliseconds = 3_600_000
