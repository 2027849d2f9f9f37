/** Hydrates the static sign-in of the front page on the first focus or press; a press made meanwhile is repeated. */

let loading: Promise<unknown> | null = null
let repeatPress: (() => void) | null = null

export function listenForSignIn(): void {
  for (const type of ['pointerdown', 'focusin', 'keydown'])
    document.addEventListener(type, ({ target }) => void loadSignIn(signInAt(target)), true)
  for (const type of ['click', 'submit']) document.addEventListener(type, holdBackPress, true)
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[href="#sign-in"]')) return
    // the anchor would take the focus away
    event.preventDefault()
    focusSignIn()
  })
  addEventListener('load', () => location.hash === '#sign-in' && focusSignIn())
}

/** The sign-in at the target, if it is not hydrated yet. */
function signInAt(target: EventTarget | null): HTMLElement | null {
  const signIn = target instanceof Element ? target.closest<HTMLElement>('[data-app]') : null
  return signIn && !('awake' in signIn.dataset) ? signIn : null
}

async function loadSignIn(signIn: HTMLElement | null): Promise<void> {
  if (!signIn || loading) return
  signIn.addEventListener('awake', () => {
    signIn.dataset['awake'] = ''
    repeatPress?.()
    repeatPress = null
  })
  const { app = '', appStyles = '' } = signIn.dataset
  // fetched at the same time, if the browser supports it
  addLink('modulepreload', app).catch(() => {})
  loading = addLink('stylesheet', appStyles).then(() => import(/* @vite-ignore */ app))
  // without a network: the next press tries again
  await loading.catch(() => (loading = null))
}

function addLink(rel: string, href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel, href })
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${href} was not loaded`))
    })
  })
}

function holdBackPress(event: Event): void {
  const { target } = event
  const signIn = signInAt(target)
  if (!signIn || !(target instanceof Element)) return
  const pressed = target.closest<HTMLElement>('button, form')
  if (!pressed || (event.type === 'click' && pressed instanceof HTMLFormElement)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  repeatPress = () => (pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed.click())
  void loadSignIn(signIn)
}

function focusSignIn(): void {
  const signIn = document.querySelector<HTMLElement>('[data-app]')
  signIn?.scrollIntoView()
  signIn?.querySelector('input')?.focus({ preventScroll: true })
}
