/**
 * Before the first paint of a page for everyone: theme and language as they were chosen on this device, and who is signed
 * in goes on from the front page. There it also wakes the sign-in, markup at first, when somebody reaches for it: the app is
 * loaded then, takes over the form as it stands, and what was pressed in the meantime is pressed again.
 */

const page = document.documentElement
const address = new URLSearchParams(location.search)

const theme = kept('theme')
if (theme) page.dataset['theme'] = theme
const language = kept('language')
if (location.pathname === '/' && kept('signed-in')) location.replace('/home')
else if (language && language !== page.dataset['lang'] && !address.has('lang')) show(language)

document.addEventListener('click', (event) => {
  const { target } = event
  if (!(target instanceof Element)) return
  const chosen = target.closest<HTMLElement>('[data-language]')
  if (chosen) keep(chosen.dataset['language'] ?? '')
  if (!target.closest('[href="#sign-in"]')) return
  // it would take the focus away
  event.preventDefault()
  focusSignIn()
})
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || !('languages' in target.dataset)) return
  keep(target.value)
  show(target.value)
})

for (const reaching of ['pointerdown', 'focusin', 'keydown'])
  document.addEventListener(reaching, ({ target }) => void wake(signInAt(target)), true)
for (const pressing of ['click', 'submit']) document.addEventListener(pressing, hold, true)
addEventListener('load', () => location.hash === '#sign-in' && focusSignIn())

let waking: Promise<unknown> | null = null
const held: (() => void)[] = []

/** Where somebody reaches is the sign-in, and it is not awake yet. */
function signInAt(target: EventTarget | null): HTMLElement | null {
  const signIn = target instanceof Element ? target.closest<HTMLElement>('[data-app]') : null
  return signIn && !('awake' in signIn.dataset) ? signIn : null
}

async function wake(signIn: HTMLElement | null): Promise<void> {
  if (!signIn || waking) return
  signIn.addEventListener('awake', () => {
    signIn.dataset['awake'] = ''
    for (const press of held.splice(0)) press()
  })
  waking = import(/* @vite-ignore */ signIn.dataset['app'] ?? '')
  // without a network: whoever reaches for it again tries again
  await waking.catch(() => (waking = null))
}

function hold(event: Event): void {
  const { target } = event
  const signIn = signInAt(target)
  if (!signIn || !(target instanceof Element)) return
  const pressed = target.closest<HTMLElement>('button, form')
  if (!pressed || (event.type === 'click' && pressed instanceof HTMLFormElement)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held.splice(0, held.length, () =>
    pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed.click(),
  )
  void wake(signIn)
}

function focusSignIn(): void {
  const signIn = document.querySelector<HTMLElement>('[data-app]')
  signIn?.scrollIntoView()
  signIn?.querySelector('input')?.focus({ preventScroll: true })
}

function show(wanted: string): void {
  address.set('lang', wanted)
  location.replace(`?${address.toString()}`)
}

function kept(choice: string): string | null {
  try {
    return localStorage.getItem(`trickline.${choice}`)
  } catch {
    return null
  }
}

function keep(chosen: string): void {
  try {
    localStorage.setItem('trickline.language', chosen)
  } catch {
    // the address says it as well
  }
}
