/**
 * Every screen in a language: nothing is left in English, nothing shows how it was made, and everything fits, on a desktop
 * and on a narrow phone. `WALK_LANGUAGES=all` walks in each, `WALK_LANGUAGES=de,fr` in those, and without it nothing here
 * runs (playwright.config.ts); with `WALK_PICTURES=FOLDER` the pictures are kept.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { wordsOf } from '@trickline/messages/catalogues'
import { words as english } from '@trickline/messages/en/index'
import { isLanguage, type Language, languageName, languages, locale } from '@trickline/messages/languages'
import { everyMessage } from '@trickline/messages/test-messages'
import type { Card } from '@trickline/samples/people'
import { expect, test } from './journey.ts'
import { named } from './people.ts'
import { outOfPlace, unreadable } from './screens/out-of-place.ts'
import { athlete, signInOn } from './signed-in.ts'

// each walks over a dozen screens and more
test.describe.configure({ timeout: 600_000 })
test.use({ demo: true, contextOptions: { reducedMotion: 'reduce' } })

const [desktop, phone] = [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
]
const asked = process.env['WALK_LANGUAGES'] ?? 'de'
const walked = asked === 'all' ? languages : asked.split(',').filter((code) => isLanguage(code))
const pictures = process.env['WALK_PICTURES']

for (const language of walked)
  test.describe(`in ${languageName(language)}`, () => {
    test('before signing in', async ({ page }) => {
      await page.setViewportSize(desktop)
      await page.goto('/')
      await choose(page, language)
      await look(page, language, 'sign-in')
      await page.getByRole('tab').nth(1).click()
      await look(page, language, 'register')
      for (const path of ['/forgot-password', '/forgot-password/x?email=a@trickline.example', '/not-found'])
        await visit(page, language, path)
    })

    test('what everybody sees', async ({ page }) => {
      for (const id of [4, 6, 8]) {
        await page.setViewportSize(desktop)
        await page.goto(`/live/${id}?lang=${language}`)
        await expect(page.locator('html')).toHaveAttribute('lang', locale(language))
        await look(page, language, `live-${id}`)
      }
    })

    test('what an athlete sees', async ({ page }) => {
      const [training, tricks, parts, account, roles, common] = await Promise.all([
        wordsOf(language, 'training'),
        wordsOf(language, 'tricks'),
        wordsOf(language, 'judgingParts'),
        wordsOf(language, 'account'),
        wordsOf(language, 'roles'),
        wordsOf(language, 'common'),
      ])
      await begin(page, language, athlete(5), '/home')
      for (const path of ['/home', '/competitions', '/competitionView/8', '/competitionView/4', '/athletes'])
        await visit(page, language, path)

      await visit(page, language, '/training')
      await page.setViewportSize(desktop)
      await page.getByRole('button', { name: training.newRound, exact: true }).click()
      await look(page, language, 'new-round')
      await page.keyboard.press('Escape')
      await page
        .getByRole('article')
        .filter({ hasText: 'Alpen Trick Series' })
        .getByRole('link')
        .first()
        .click()
      await expect(page.getByRole('button', { name: parts.confirmAll })).toBeVisible()
      await look(page, language, 'review')
      await visit(page, language, '/score')

      await visit(page, language, '/trickList')
      await page.setViewportSize(desktop)
      await page.getByText('Belly Roll', { exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('region', { name: tricks.history })).toBeVisible()
      await look(page, language, 'trick')
      await visit(page, language, '/rulebooks')
      await page.evaluate(() =>
        document.querySelectorAll('details').forEach((each) => each.setAttribute('open', '')),
      )
      await look(page, language, 'rulebooks-open')
      await visit(page, language, '/statistics')
      await visit(page, language, '/statistics?competition=8')
      await visit(page, language, '/profile')
      await visit(page, language, '/profile?edit=true')
      await page.setViewportSize(desktop)
      await page.getByRole('button', { name: roles.add }).click()
      await look(page, language, 'role')
      await visit(page, language, '/account')
      await page.setViewportSize(desktop)
      await page.getByRole('button', { name: account.delete }).click()
      await look(page, language, 'delete-account')
      await page.goto('/home')
      await page.setViewportSize(phone)
      await page.getByRole('button', { name: common.menu, exact: true }).click()
      await look(page, language, 'drawer', [phone])
    })

    test('what an organizer sees', async ({ page }) => {
      const [entries, screens, { fields, options }] = await Promise.all([
        wordsOf(language, 'entries'),
        wordsOf(language, 'screens'),
        wordsOf(language, 'competitions'),
      ])
      await begin(page, language, named.marisol, '/competitions')
      for (const path of [
        '/home',
        '/competitions',
        ...['athletes', 'judges', 'rounds', 'scoring'].map((panel) => `/competitionView/5?panel=${panel}`),
        '/competitionView/6?panel=rounds',
        '/competitionView/8?panel=rounds',
        '/competitionDetails/6',
        '/competitionDetails/8',
        '/competitionView/4',
      ])
        await visit(page, language, path)
      for (const [name, button] of [
        ['order', entries.order],
        ['invite', entries.invite.athlete],
        ['screens', screens.title],
      ] as const) {
        await page.setViewportSize(desktop)
        await page.getByRole('button', { name: button, exact: true }).click()
        await look(page, language, name)
        await page.keyboard.press('Escape')
      }
      await visit(page, language, '/competition')
      const part = async (number: number) => {
        await page.setViewportSize(desktop)
        await page
          .getByRole('tab')
          .nth(number - 1)
          .click()
      }
      await part(1)
      await page.getByLabel(fields.type_id, { exact: true }).selectOption('2')
      await part(2)
      await page.getByRole('radio', { name: options.is_vs.true }).check()
      await page.getByRole('radio', { name: options.is_open.true }).check()
      await look(page, language, 'form-2')
      await part(3)
      await page.getByLabel(fields.participant_size, { exact: true }).selectOption({ index: 1 })
      await look(page, language, 'form-3')
      await part(4)
      await look(page, language, 'form-4')
    })

    test('what a judge sees', async ({ page }) => {
      const [judging, phases] = await Promise.all([wordsOf(language, 'judging'), wordsOf(language, 'phases')])
      await begin(page, language, named.lucia, '/judgingProgram')
      for (const path of ['/home', '/judgingProgram', '/judges', '/organizer'])
        await visit(page, language, path)
      await page.setViewportSize(desktop)
      await page.goto('/competitionView/5?panel=scoring')
      const goOn = new RegExp(phases.stepsOf.continue('NAME').replace('NAME', '.+'))
      await page.getByRole('button', { name: goOn }).first().click()
      await page.waitForURL(/judging/)
      await look(page, language, 'judging')
      const search = page.getByRole('combobox', { name: judging.searchLabel })
      for (const trick of ['BB360', 'Free360']) {
        await search.fill(trick)
        await page.getByRole('listbox').getByRole('option').first().click()
      }
      await search.fill('[bb360 fs mute d20')
      await look(page, language, 'judging-search')
      await search.fill('')
      await page.setViewportSize(desktop)
      await page.getByRole('button', { name: judging.save, exact: true }).click()
      await look(page, language, 'judging-save')
    })

    test('what an admin sees', async ({ page }) => {
      await begin(page, language, named.amaia, '/admin')
      for (const tab of [0, 1, 2, 3]) {
        await page.setViewportSize(desktop)
        await page.getByRole('tab').nth(tab).click()
        await look(page, language, `admin-${tab + 1}`)
      }
      await visit(page, language, '/admin/outbox')
      await visit(page, language, '/admin/tricks')
      await page.setViewportSize(desktop)
      await page.getByText('Belly Roll', { exact: true }).click()
      await page
        .getByRole('dialog')
        .getByRole('spinbutton')
        .or(page.getByRole('dialog').getByRole('textbox'))
        .first()
        .waitFor()
      await look(page, language, 'change-a-trick')
    })
  })

async function begin(page: Page, language: Language, person: Card, path: string): Promise<void> {
  await page.setViewportSize(desktop)
  await signInOn(page, person, path)
  await choose(page, language)
}

async function visit(page: Page, language: Language, path: string): Promise<void> {
  await page.setViewportSize(desktop)
  await page.goto(path)
  await look(page, language, path.slice(1).replaceAll(/[/?=@.]/g, '-'))
}

/** By the choice on the screen, as a reader does it. */
async function choose(page: Page, language: Language): Promise<void> {
  await page.locator('select:has(option[lang="es"]):visible').first().selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', locale(language))
}

async function look(page: Page, language: Language, screen: string, sizes = [desktop, phone]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await untilStill(page)
    if (pictures)
      await page.screenshot({
        path: join(pictures, `${language}-${screen}-${size.width}.png`),
        fullPage: true,
        timeout: 60_000,
      })
    expect.soft(await wrongOn(page, language), `${screen} in ${language} at ${size.width}`).toEqual([])
  }
}

/** Nothing is loading, and no more words come. */
async function untilStill(page: Page): Promise<void> {
  await expect(page.locator(':is(h1, h2, h3, p):visible').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
  await page.waitForFunction(
    () => {
      const { body } = document
      const now = String(body.textContent?.length)
      const isStill = body.dataset['still'] === now
      body.dataset['still'] = now
      return isStill
    },
    undefined,
    { polling: 80 },
  )
}

async function wrongOn(page: Page, language: Language): Promise<string[]> {
  const isOurs = ({ text }: { text: string }) => says(language, text)
  const hard = await page.evaluate(unreadable)
  return [
    ...(await wrongWords(page, language)),
    ...(await page.evaluate(outOfPlace)),
    // a name may be cut off, or broken where nothing else helps
    ...hard
      .filter((each) => each.what === 'broken number' || each.what === 'overlap' || isOurs(each))
      .map(({ what, text }) => `${what}: ${text}`),
  ]
}

/** What is English although the language says it otherwise, and what is no language at all. */
async function wrongWords(page: Page, language: Language): Promise<string[]> {
  const shown = [...(await page.evaluate(textsOfPage)), await page.title()]
  const unmade = shown.filter((text) => unmadeText.test(text))
  if (language === 'en') return unmade
  return [
    ...unmade,
    ...shown.filter((text) => says('en', text) && !says(language, text) && !stays(text, language)),
  ]
}

/** What a program shows where a sentence went wrong: no value, an object, a place that was not filled, a key. */
const unmadeText = new RegExp(
  String.raw`undefined|NaN|\[object|\{\w+\}|^(?:${Object.keys(english).join('|')})(?:\.\w+)+$`,
)

/** Whether it is one of the sentences of a language, with whatever is put into them. */
function says(language: Language, text: string): boolean {
  const { whole, made } = sentences.get(language) ?? { whole: new Set(), made: [] }
  return whole.has(text) || made.some((pattern) => pattern.test(text))
}

const sentences = new Map(
  await Promise.all(
    languages.map(async (language) => [language, sentencesIn(await everyMessage(language))] as const),
  ),
)

function sentencesIn(messages: Map<string, string>): { whole: Set<string>; made: RegExp[] } {
  const whole = new Set<string>()
  const made: RegExp[] = []
  for (const [path, text] of messages)
    if (!path.includes('(')) whole.add(text)
    else if ((text.match(/\p{L}/gu) ?? []).length > 2)
      made.push(new RegExp(`^${escaped(text).replaceAll(/\b(?:1|17)\b/g, '.+')}$`, 'u'))
  return { whole, made }
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}

/** Its words are all of those that stay English in the language, as the names of tricks do (docs/glossary.md). */
function stays(text: string, language: Language): boolean {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  return words.every((word) =>
    kept.some(([list, names]) => ['all', language].includes(list) && names.has(word)),
  )
}

const kept = [
  ...readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8')
    .replaceAll(/\n {2}/g, ' ')
    .matchAll(/^- (\w+): (.*)$/gm),
].map(([, list = '', words = '']) => [list, new Set(words.split(', '))] as const)

/** What is read on the page, and what a screen reader says besides; what says itself that it is in another language is not. */
function textsOfPage(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const texts = new Set<string>()
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
