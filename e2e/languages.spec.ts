/**
 * Every screen in every language, changed on the spot as a reader does it: nothing is left in English, nothing shows how it
 * was made, and everything fits, on a desktop and on a narrow phone.
 */
import type { Page } from '@playwright/test'
import { type Language, languageName, languages, locale } from '@trickline/messages/languages'
import { everyMessage } from '@trickline/messages/test-messages'
import { expect, test } from './journey.ts'
import { named } from './people.ts'
import { outOfPlace } from './screens/out-of-place.ts'
import { athlete, signInOn } from './signed-in.ts'

test.use({ demo: true, viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

const messages = new Map<Language, Map<string, string>>()

test.beforeAll(async () => {
  for (const language of languages) messages.set(language, await everyMessage(language))
})

test('before signing in', async ({ page }) => {
  for (const path of ['/', '/forgot-password', '/not-found']) {
    await page.goto(path)
    await everyLanguage(page, path)
  }
})

test('the pages for everyone', async ({ page }) => {
  for (const language of languages)
    for (const id of [4, 6, 8]) {
      await page.goto(`/live/${id}?lang=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', locale(language))
      await expectWords(page, language, `/live/${id}`)
    }
})

test('what an athlete sees', async ({ page }) => {
  await signInOn(page, athlete(5), '/home')
  await everyScreen(page, [
    '/home',
    '/competitions',
    '/competitionView/8',
    '/training',
    '/score',
    '/trickList',
    '/rulebooks',
    '/statistics',
    '/profile',
    '/profile?edit=true',
    '/account',
    '/athletes',
    '/judges',
    '/organizer',
  ])
  await page.goto('/training')
  await page.getByRole('article').first().getByRole('link').first().click()
  await everyLanguage(page, 'a training round')
})

test('what an organizer sees', async ({ page }) => {
  await signInOn(page, named.marisol, '/competitions')
  await everyScreen(page, [
    '/competitions',
    ...['athletes', 'judges', 'rounds', 'scoring'].map((panel) => `/competitionView/5?panel=${panel}`),
    '/competitionView/6?panel=rounds',
    '/competitionView/8?panel=rounds',
    '/competitionView/4',
    '/competitionDetails/6',
    '/competitionDetails/8',
    '/competition',
  ])
  for (const part of [1, 2, 3]) {
    await page.getByRole('tab').nth(part).click()
    await everyLanguage(page, `part ${part + 1} of the form`)
  }
})

test('what a judge sees', async ({ page }) => {
  await signInOn(page, named.lucia, '/judgingProgram')
  await everyScreen(page, ['/home', '/judgingProgram'])
  await page.goto('/competitionView/5?panel=scoring')
  await page.getByRole('tabpanel').getByRole('listitem').getByRole('button').first().click()
  await page.waitForURL(/judging/)
  await expect(page.getByRole('combobox').first()).toBeVisible()
  await everyLanguage(page, 'judging')
})

test('what an admin sees', async ({ page }) => {
  await signInOn(page, named.amaia, '/admin')
  for (const tab of [0, 1, 2, 3]) {
    await page.getByRole('tab').nth(tab).click()
    await everyLanguage(page, `tab ${tab + 1} of the Admin page`)
  }
  await everyScreen(page, ['/admin/tricks', '/admin/outbox'])
})

async function everyScreen(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await everyLanguage(page, path)
  }
}

/** By the choice on the screen, which stays as it is otherwise; what is typed too. */
async function everyLanguage(page: Page, screen: string): Promise<void> {
  const choice = page.locator('select:has(option[lang="es"]):visible').first()
  await expect(page.locator('h1, h2').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
  for (const language of languages) {
    await choice.selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', locale(language))
    await expectWords(page, language, screen)
  }
}

async function expectWords(page: Page, language: Language, screen: string): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    const where = `${screen} in ${language} at ${width}`
    await expect
      .soft(async () => expect(await wrongWords(page, language)).toEqual([]), where)
      .toPass({ timeout: 3000 })
    await expect
      .soft(async () => expect(await page.evaluate(outOfPlace)).toEqual([]), where)
      .toPass({ timeout: 3000 })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** What is English although the language says it otherwise, and what is no language at all. */
async function wrongWords(page: Page, language: Language): Promise<string[]> {
  const shown = await page.evaluate(textsOfPage)
  const unmade = shown.filter((text) => /undefined|NaN|\[object|\{\w+\}|^[a-z]+(?:\.[a-z]\w*)+$/.test(text))
  if (language === 'en') return unmade
  return [...unmade, ...shown.filter((text) => says('en', text) && !says(language, text) && !isName(text))]
}

/** Whether it is one of the sentences of a language, with whatever is put into them. */
function says(language: Language, text: string): boolean {
  const { whole, made } = sentencesOf(language)
  return whole.has(text) || made.some((pattern) => pattern.test(text))
}

const sentences = new Map<Language, { whole: Set<string>; made: RegExp[] }>()

function sentencesOf(language: Language): { whole: Set<string>; made: RegExp[] } {
  const known = sentences.get(language)
  if (known) return known
  const whole = new Set<string>()
  const made: RegExp[] = []
  for (const [path, text] of messages.get(language) ?? []) {
    const fixed = text.replaceAll(/\b(?:1|17)\b/g, '')
    if ((fixed.match(/\p{L}/gu) ?? []).length < 3) continue
    if (!path.includes('(')) whole.add(text)
    else made.push(new RegExp(`^${escaped(text).replaceAll(/\b(?:1|17)\b/g, '.+')}$`, 'u'))
  }
  sentences.set(language, { whole, made })
  return { whole, made }
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}

/** What is written in the data and reads like a sentence of ours. */
function isName(text: string): boolean {
  return languages.some((language) => languageName(language) === text)
}

/** What is read on the page, and what a screen reader says besides. */
function textsOfPage(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const texts = new Set<string>()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element)
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.add(node.getAttribute(name)?.trim() ?? '')
    else if (
      !node.parentElement
        ?.closest('script, style, [lang], noscript')
        ?.matches('script, style, [lang]:not(html)')
    )
      texts.add(node.textContent?.trim() ?? '')
  }
  return [...texts].filter((text) => text.length > 1)
}
