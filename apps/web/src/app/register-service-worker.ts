/**
 * The app itself kept on the device by the service worker, and a new version of it offered when there is
 * one. Nothing is reloaded under anybody's hands.
 */
import { currentLanguage, followLanguage } from '@trickline/ui/language.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { createStore, useStore } from '@trickline/client/store.ts'

const newVersion = createStore<(() => void) | null>(null)

/** Once the first page has loaded, so that keeping the app takes nothing from showing it. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}

/** How to change to the new version that is ready; null while there is none. */
export function useNewVersion(): (() => void) | null {
  return useStore(newVersion)
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  try {
    const registered = await serviceWorker.register('/service-worker.js')
    offerWaiting(registered)
    registered.addEventListener('updatefound', () => {
      const coming = registered.installing
      coming?.addEventListener('statechange', () => offerWaiting(registered))
    })
    lookForNewVersions(registered)
    await keepWords()
    followLanguage(() => void keepWords())
  } catch (error) {
    // Private windows and full devices refuse it: the app works, only not without a network. There is nothing that the
    // person could do about it.
    logFailure('the app could not be kept on this device', error)
  }
}

/** The service worker keeps those of the language that is read. */
async function keepWords(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  // a worker has no origin to choose
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage({ type: 'KEEP_WORDS', language: currentLanguage() })
}

/** Nothing waits behind the very first version, which takes over by itself. */
function offerWaiting({ waiting }: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator
  if (!waiting || !serviceWorker.controller) return
  newVersion.set(() => {
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
    waiting.postMessage({ type: 'SKIP_WAITING' })
  })
}

/** A page that stays open for days asks again when it is looked at. */
function lookForNewVersions(worker: ServiceWorkerRegistration): void {
  let lastLook = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastLook < anHour) return
    lastLook = Date.now()
    // Without a network there is none to be found.
    worker.update().catch(() => undefined)
  })
}

const anHour = 3_600_000
