/** Holds every language to the spaces and signs that docs/glossary.md names, which nobody sees while typing. */
import { expect, test } from 'vitest'
import { languages } from './languages.ts'
import { everyMessage } from './test-messages.ts'

const [german, french] = [await everyMessage('de'), await everyMessage('fr')]

test.each(languages)('%s has no space that breaks before a percentage or a unit', async (language) => {
  const broken = /\d (?:%|‰|MB|Mo|h|min|s|km|m|cm)(?![\p{L}\d’])/u
  expect(withSign(await everyMessage(language), broken)).toEqual([])
})

test.each([
  ['a typewriter’s apostrophe, quotation mark or dots', /['"]|\.\.\./],
  ['two spaces', / {2}/],
])('neither has %s', (_what, wrong) => {
  expect([...withSign(german, wrong), ...withSign(french, wrong)]).toEqual([])
})

test('German quotes „so“, and leaves no mark at the beginning of a line', () => {
  expect(withSign(german, /[«»”]|“[\p{L}\d]|[^\u00A0]…/u)).toEqual([])
})

test('French sets a narrow no-break space with its signs, and none before dots', () => {
  expect(withSign(french, /[^\u202F][;!?»]|[^\u202F\d]:|«[^\u202F]|[„“”]|\s…/u)).toEqual([])
})

/** Samples are digits, so that "16:9" and what is filled in around a sign are let be. */
function withSign(messages: Map<string, string>, wrong: RegExp): string[] {
  return [...messages]
    .filter(([, text]) => wrong.test(text.replaceAll(/https?:\/\/\S+|@\$!%\*\?&/g, '')))
    .map(([path, text]) => `${path}: ${text}`)
}
