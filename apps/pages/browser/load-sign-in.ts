/**
 * The sign-in of the front page, markup at first, wakes when somebody reaches for it: the app is loaded then and takes the
 * form over as it stands (accounts/hydrate-sign-in.tsx), and what was pressed in the meantime is pressed again.
 */

let loading: Promise<unknown> | null = null
/** What was pressed last. */
let heldBackPress: (() => void) | null = null

export function listenForSignIn(): void {
  for (const reaching of ['pointerdown', 'focusin', 'keydown'])
    document.addEventListener(reaching, ({ target }) => void loadSignIn(signInAt(target)), true)
  for (const pressing of ['click', 'submit']) document.addEventListener(pressing, holdBackPress, true)
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[href="#sign-in"]')) return
    // it would take the focus away
    event.preventDefault()
    focusSignIn()
  })
  addEventListener('load', () => location.hash === '#sign-in' && focusSignIn())
}

/** Where somebody reaches is the sign-in, and it is not awake yet. */
function signInAt(target: EventTarget | null): HTMLElement | null {
  const signIn = target instanceof Element ? target.closest<HTMLElement>('[data-app]') : null
  return signIn && !('awake' in signIn.dataset) ? signIn : null
}

async function loadSignIn(signIn: HTMLElement | null): Promise<void> {
  if (!signIn || loading) return
  signIn.addEventListener('awake', () => {
    signIn.dataset['awake'] = ''
    heldBackPress?.()
    heldBackPress = null
  })
  const { app = '', appStyles = '' } = signIn.dataset
  // meanwhile, where the browser knows how
  addLink('modulepreload', app).catch(() => {})
  loading = addLink('stylesheet', appStyles).then(() => import(/* @vite-ignore */ app))
  // without a network: whoever reaches for it again tries again
  await loading.catch(() => (loading = null))
}

/** Resolves when it is loaded; one that does not come is taken away. */
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
  heldBackPress = () => (pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed.click())
  void loadSignIn(signIn)
}

function focusSignIn(): void {
  const signIn = document.querySelector<HTMLElement>('[data-app]')
  signIn?.scrollIntoView()
  signIn?.querySelector('input')?.focus({ preventScroll: true })
}
