/** Sends the sign-in of the front page. The app opens the session with the reply (web/app/handed-session.ts). */

type Refusal = { code?: string; message?: string; errors?: Record<string, string[]> }

export function listenForSignIn(): void {
  document.addEventListener('submit', (event) => {
    const form = signInForm()
    if (!form || event.target !== form) return
    event.preventDefault()
    void submit(form)
  })
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('button, a') : null
    if (pressed?.matches('[href="#sign-in"]')) {
      // following the anchor would take the focus away
      event.preventDefault()
      focusSignIn()
    } else if (pressed?.matches('[data-password-switch]')) switchPassword(pressed)
    else if (pressed instanceof HTMLElement && pressed.dataset['demoPerson']) {
      const { demoPassword } = pressed.closest<HTMLElement>('[data-demo-password]')?.dataset ?? {}
      void signIn({ email: pressed.dataset['demoPerson'], password: demoPassword ?? '' })
    }
  })
  addEventListener('load', () => location.hash === '#sign-in' && focusSignIn())
}

async function submit(form: HTMLFormElement): Promise<void> {
  const body = Object.fromEntries(new FormData(form))
  const missing = Object.keys(body).filter((name) => body[name] === '')
  if (missing.length > 0) show({ errors: Object.fromEntries(missing.map((name) => [name, ['required']])) })
  else await signIn(body)
}

let isSending = false

/** Presses before the answer, or before the app has taken over, belong to the same sign-in. */
async function signIn(body: Record<string, FormDataEntryValue>): Promise<void> {
  if (isSending) return
  setSending(true)
  const language = document.documentElement.dataset['lang'] ?? ''
  const headers = { 'content-type': 'application/json', 'accept-language': language }
  try {
    const answer = await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await answer.text()
    // replaces this page, which would lead on to home again when the person goes back
    if (answer.ok) return location.replace(handOver(text) ? '/home' : '/?next=/home')
    const refusal = refusalOf(answer.status, text)
    if (refusal.code === 'second-factor' && askCode(body)) return setSending(false)
    show(refusal)
  } catch {
    show({ message: word('no-answer') })
  }
  setSending(false)
}

function setSending(is: boolean): void {
  isSending = is
  const button = signInForm()?.querySelector('[type=submit]')
  if (button) button.ariaBusy = is ? 'true' : null
}

/** Returns false without a storage: the person then signs in on the app's page. */
function handOver(reply: string): boolean {
  try {
    sessionStorage.setItem('trickline.signed-in-reply', reply)
    return true
  } catch {
    return false
  }
}

function refusalOf(status: number, text: string): Refusal {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an error of our server, or of a gateway before it
  const refusal = text.startsWith('{') ? (JSON.parse(text) as Refusal) : {}
  const { code = '', message = word('failed') } = refusal
  if (code === 'error-email' || code === 'error-password')
    return { errors: { [code.replace('error-', '')]: [message] } }
  if (code === 'second-factor') return { errors: {}, ...refusal, message }
  if (status === 401) return { message: word('no-authorization') }
  return { ...refusal, message }
}

/** Shows the field for the code in the form that was sent; returns false if it was already shown. */
function askCode(sent: Record<string, FormDataEntryValue>): boolean {
  const form = signInForm()
  const field = form?.querySelector<HTMLElement>('[data-code]')
  const input = field?.querySelector('input')
  if (!form || !field || !input || !field.hidden) return false
  show({})
  for (const each of form.querySelectorAll('input')) {
    const value = sent[each.name]
    if (typeof value === 'string') each.value = value
  }
  field.hidden = false
  input.disabled = false
  input.focus()
  return true
}

/** Shows errors below the fields that they name, otherwise above the form. */
function show({ message = '', errors = {} }: Refusal): void {
  const form = signInForm()
  const problem = form?.querySelector<HTMLElement>('[data-problem]')
  if (!form || !problem) return
  const inputs = [...form.querySelectorAll('input')]
  for (const input of inputs) {
    const [error] = errors[input.name] ?? []
    input.ariaInvalid = error ? 'true' : null
    write(document.getElementById(`${input.name}-error`), error && word(error))
  }
  const first = inputs.find(({ ariaInvalid }) => ariaInvalid)
  write(problem, first ? '' : message)
  const shown = first ?? problem
  shown.scrollIntoView({ block: 'center' })
  shown.focus({ preventScroll: true })
}

function write(box: HTMLElement | null, text = ''): void {
  const place = box?.querySelector('[data-text]')
  if (!box || !place) return
  place.textContent = text
  box.hidden = text === ''
}

/** The sentence for a code of the contract; sentences from the server are returned as they are. */
function word(code: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by server/front-sign-in.tsx
  const words = JSON.parse(signInForm()?.dataset['words'] ?? '{}') as Record<string, string>
  return words[code] ?? code
}

function switchPassword(pressed: Element): void {
  const input = signInForm()?.querySelector<HTMLInputElement>('[name=password]')
  if (!input) return
  input.type = input.type === 'password' ? 'text' : 'password'
  for (const each of signInForm()?.querySelectorAll<HTMLElement>('[data-password-switch]') ?? []) {
    each.hidden = each === pressed
    if (!each.hidden) each.focus()
  }
}

function focusSignIn(): void {
  const form = signInForm()
  form?.closest('section')?.scrollIntoView()
  form?.querySelector('input')?.focus({ preventScroll: true })
}

function signInForm(): HTMLFormElement | null {
  return document.querySelector('form[data-sign-in]')
}
