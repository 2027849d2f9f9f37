/** Opens screens in English and switches them to each language, on a desktop and a narrow phone; reports problems at the end. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { isLanguage, type Language, languages, locale } from '@trickline/messages/languages'
import type { Card } from '@trickline/samples/people'
import { grabs } from '@trickline/scoring'
import { expect } from './journey-test.ts'
import { layoutProblems, unreadable } from '../screens/layout-problems.ts'
import { isSentenceOf, wordsOf, wrongWords } from '../screens/wrong-words.ts'
import { openAccountMenu } from '../screens/account-menu.ts'
import { signInOn } from './signed-in.ts'
import { layOutAll, standsStill } from './page-at-rest.ts'

const catalogue = new URL('../../apps/api/src/tricks/catalogue.json', import.meta.url)

type Size = { width: number; height: number }

export const desktop: Size = { width: 1440, height: 900 }
export const phone: Size = { width: 360, height: 780 }

/** Replaces the single language of each walk. */
const requested = process.env['WALK_LANGUAGES']
const requestedLanguages =
  requested === 'all' ? languages : requested?.split(',').filter((code) => isLanguage(code))
const pictures = process.env['WALK_PICTURES']

type Options = {
  /** Controls to press one after another in each language, located in English; closed again afterwards. */
  opens?: readonly Locator[]
  /** The device on which they open; by default both. */
  sizes?: readonly Size[]
}

export type Walk = {
  go: (path: string) => Promise<void>
  look: (screen: string, options?: Options) => Promise<void>
  goAndLook: (...paths: readonly string[]) => Promise<void>
  /** For a page rendered by the server, which is loaded again in each language. */
  lookAtPage: (path: string, prepare?: () => Promise<unknown>, sizes?: readonly Size[]) => Promise<void>
  /** Registers a text written by people, which is not translated. */
  keepWords: (text: string) => void
}

export async function signedIn(page: Page, person: Card, language: Language, path = '/home'): Promise<Walk> {
  await page.setViewportSize(desktop)
  // set before anything is loaded, as the page keeps these names
  const walk = walkOn(page, language)
  await signInOn(page, person, path)
  // once opened, it keeps the select of languages
  await openAccountMenu(page)
  await page.locator(selectOfLanguages).first().waitFor()
  await page.keyboard.press('Escape')
  return walk
}

/** Walks in `ownLanguage`. All tests together cover the seven languages. */
export function walkOn(page: Page, ownLanguage: Language): Walk {
  const walked = requestedLanguages ?? [ownLanguage]
  const inOrder: readonly Language[] = ['en', ...walked.filter((each) => each !== 'en')]
  const { keepWords, untilStill, check } = screenChecks(page, walked)

  const choose = async (language: Language) => {
    if (!(await page.evaluate(chooseInPlace, [selectOfLanguages, language] as const))) await page.reload()
    await isIn(page, language)
    await untilStill()
  }

  const go: Walk['go'] = async (path) => {
    await page.evaluate((to) => history.pushState({}, '', to), path)
    await untilStill()
  }
  const look: Walk['look'] = async (screen, options = {}) => {
    const { opens = [], sizes = opens.length > 0 ? [phone] : [desktop, phone] } = options
    const inEnglish = new Set<string>()
    const buttons: string[] = []
    for (const language of inOrder) {
      await page.setViewportSize(sizes[0] ?? desktop)
      await choose(language)
      for (const [place, each] of opens.entries()) {
        buttons[place] ??= await each.first().evaluate(remember, `${screen} ${place}`)
        await page.evaluate(press, [`${screen} ${place}`, buttons[place]] as const)
        await untilStill()
      }
      for (const size of sizesIn(language, sizes)) await check(language, screen, size, inEnglish)
      if (opens.length > 0) await page.evaluate(closeAll)
    }
    await page.setViewportSize(desktop)
    await choose('en')
  }
  const goAndLook: Walk['goAndLook'] = async (...paths) => {
    for (const path of paths) {
      await go(path)
      await look(nameOf(path))
    }
  }
  const lookAtPage: Walk['lookAtPage'] = async (path, prepare, sizes = [desktop, phone]) => {
    const inEnglish = new Set<string>()
    for (const language of inOrder) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await isIn(page, language)
      await prepare?.()
      for (const size of sizesIn(language, sizes)) await check(language, nameOf(path), size, inEnglish)
    }
    await page.setViewportSize(desktop)
  }
  return { go, look, goAndLook, lookAtPage, keepWords }
}

/** Only the words of the English screen are read. */
function sizesIn(language: Language, sizes: readonly Size[]): readonly Size[] {
  return language === 'en' ? sizes.slice(-1) : sizes
}

/** Collects what is wrong on the current screen in the languages of the walk. English comes first. */
function screenChecks(page: Page, walked: readonly Language[]) {
  const properWords = new Set(namesOfTheSport)
  const keepWords = (text: string) => wordsOf(text).forEach((word) => properWords.add(word))
  const { untilStill, untilRead } = followLoading(page, keepWords)

  const check = async (language: Language, screen: string, size: Size, inEnglish: Set<string>) => {
    await page.setViewportSize(size)
    await untilStill()
    if (language === 'en') (await textsOn(page)).forEach((text) => inEnglish.add(text))
    if (!walked.includes(language)) return
    const { texts, out, hard } = await measure(page)
    await untilRead()
    if (pictures) await keepPicture(page, join(pictures, `${screen}-${size.width}-${language}.png`))
    const wrong = wrongWords(language, { texts, inEnglish, properWords })
    const problems = [...wrong, ...out, ...whatIsWrong(language, hard)]
    expect.soft(problems, `${screen} in ${language} at ${size.width}`).toEqual([])
  }
  return { keepWords, untilStill, check }
}

const awaitedTypes = new Set(['fetch', 'xhr', 'script', 'image'])

/** `onText`: called with each answer of the API. */
function followLoading(page: Page, onText: (text: string) => void) {
  const underWay = new Set<unknown>()
  const reading = new Set<Promise<void>>()
  page.on('request', (request) => {
    if (awaitedTypes.has(request.resourceType()) && !request.url().includes('/changes')) underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  page.on('framenavigated', (frame) => frame === page.mainFrame() && underWay.clear())
  page.on('response', (response) => {
    if (response.ok() && response.url().includes('/api/'))
      reading.add(response.text().then(onText, () => undefined))
  })
  return {
    untilStill: async () => {
      await expect.poll(() => underWay.size, { intervals: [20, 50] }).toBe(0)
      await page.evaluate(standsStill)
    },
    untilRead: async () => {
      await Promise.all(reading)
      reading.clear()
    },
  }
}

async function isIn(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale(language))
}

/** Name of the screen at a path, for its picture. */
function nameOf(path: string): string {
  return path.slice(1).replaceAll(/[/?=&@.]/g, '-') || 'front'
}

function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(textsOfPage)
}

async function measure(page: Page): Promise<Measured> {
  await page.evaluate(layOutAll)
  const measured = await page.evaluate<Measured>(
    `({ texts: (${textsOfPage.toString()})(), out: (${layoutProblems.toString()})(), hard: (${unreadable.toString()})() })`,
  )
  // so that the coming changes need not lay out everything
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  return measured
}

function keepPicture(page: Page, path: string): Promise<Buffer> {
  return page.screenshot({ path, fullPage: true, scale: 'css', timeout: 60_000 })
}

/** Names may be cut off, or broken if nothing else helps. */
function whatIsWrong(language: Language, hard: Measured['hard']): string[] {
  return hard
    .filter(({ what, text }) => ['broken number', 'overlap'].includes(what) || isSentenceOf(language, text))
    .map(({ what, text }) => `${what}: ${text}`)
}

/** Written like this in the sport's lists in every language. */
const namesOfTheSport = [
  ...grabs,
  ...(JSON.parse(readFileSync(catalogue, 'utf8')) as { name: string; short_name: string }[]),
].flatMap((each) => wordsOf(`${each.name} ${'short_name' in each ? each.short_name : ''}`))

type Measured = {
  texts: string[]
  out: ReturnType<typeof layoutProblems>
  hard: ReturnType<typeof unreadable>
}

const selectOfLanguages = 'select:has(option[lang="es"])'

/** Switches the language by the select, even behind a dialog or in the person's menu. Runs on the page. */
async function chooseInPlace([ofLanguages, language]: readonly [string, string]): Promise<boolean> {
  let select: HTMLSelectElement | null = null
  // after a window was widened, its menu is not drawn yet
  for (let frame = 0; frame < 60 && !select; frame += 1) {
    select =
      document.querySelector<HTMLSelectElement>(`header ${ofLanguages}`) ??
      document.querySelector<HTMLSelectElement>(ofLanguages)
    if (!select) await new Promise(requestAnimationFrame)
  }
  // without a select: the language was chosen on another screen
  if (!select) localStorage.setItem('trickline.language', language)
  if (!select || select.value === language) return Boolean(select)
  select.value = language
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** Identifies an element independently of its text: by a mark while it exists, else by its position. Runs on the page. */
function remember(element: Element, mark: string): string {
  element.setAttribute('data-walk', mark)
  const steps: string[] = []
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
    steps.unshift(`:nth-child(${[...(each.parentElement?.children ?? [])].indexOf(each) + 1})`)
  return ['body', ...steps].join(' > ')
}

function press([mark, path]: readonly [string, string]): void {
  const button =
    document.querySelector<HTMLElement>(`[data-walk="${CSS.escape(mark)}"]`) ??
    document.querySelector<HTMLElement>(path)
  if (!button) throw new Error(`nothing to press at ${path}: ${document.body.innerText}`)
  button.click()
}

function closeAll(): void {
  for (const dialog of [...document.querySelectorAll('dialog[open]')].toReversed())
    (dialog as HTMLDialogElement).close()
  for (const each of document.querySelectorAll<HTMLElement>(':popover-open')) each.hidePopover()
}

/** Visible and screen reader texts, except those marked as another language. */
function textsOfPage(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const texts = new Set<string>([document.title])
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement
    if (!element || element.closest('script, style, noscript, [lang]:not(html)')) continue
    if (element === node)
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        texts.add(element.getAttribute(name)?.trim() ?? '')
    else texts.add(node.textContent?.trim() ?? '')
  }
  return [...texts].filter((text) => text.length > 1)
}
