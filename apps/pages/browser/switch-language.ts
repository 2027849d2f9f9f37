/** Switches the language of a page without a reload, so that what was typed into the sign-in stays. */

/** `address`: the address of the page in that language. */
export async function switchLanguage(language: string, address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) return false
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const { documentElement: page } = document
  page.lang = next.documentElement.lang
  page.dataset['lang'] = language
  document.title = next.title
  history.replaceState(null, '', address)
  replaceTexts(document.body, next.body)
  return true
}

const translatedAttributes = [
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'alt',
  'lang',
  'href',
  'data-hash',
  'data-words',
]

function replaceTexts(old: Element, fresh: Element): void {
  for (const name of translatedAttributes) {
    const value = fresh.getAttribute(name)
    if (value !== null) old.setAttribute(name, value)
  }
  const [before, after] = [[...old.childNodes], [...fresh.childNodes]]
  const isAlike =
    before.length === after.length && before.every((node, index) => node.nodeName === after[index]?.nodeName)
  if (!isAlike || old.hasAttribute('data-part')) {
    old.replaceChildren(...after)
    return
  }
  before.forEach((node, index) => {
    const now = after[index]
    if (node instanceof Element && now instanceof Element) replaceTexts(node, now)
    else if (node instanceof Text && now) node.data = now.textContent ?? ''
  })
}
