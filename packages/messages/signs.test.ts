/** Checks the spaces and punctuation that docs/glossary.md prescribes. */
import { expect, test } from 'vitest'
import { languages } from './languages.ts'
import { everyMessage } from './test-messages.ts'

const [german, french] = [await everyMessage('de'), await everyMessage('fr')]
const [japanese, portuguese] = [await everyMessage('jp'), await everyMessage('pt')]

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

test('German quotes „so“, and no line begins with an ellipsis', () => {
  expect(withSign(german, /[«»”]|“[\p{L}\d]|[^\u00A0]…/u)).toEqual([])
})

test('French has a narrow no-break space before punctuation, and none before an ellipsis', () => {
  expect(withSign(french, /[^\u202F][;!?»]|[^\u202F\d]:|«[^\u202F]|[„“”]|\s…/u)).toEqual([])
})

test('Japanese has full-width punctuation and no space between words', () => {
  const letter = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]`
  expect(withSign(japanese, new RegExp(`${letter}[,.:;!?()]|[,:;!?()]${letter}`, 'u'))).toEqual([])
  expect(
    withSign(japanese, new RegExp(`${letter} ${letter}|\\d ${letter}|[０-９Ａ-Ｚａ-ｚ]|\\.\\.\\.`, 'u')),
  ).toEqual([])
})

test('Portuguese quotes “so”, and has no space before punctuation', () => {
  expect(withSign(portuguese, /['"«»„]|\.\.\.|\p{L} …|\d %|\s[,.:;!?]| {2}/u)).toEqual([])
})

function withSign(messages: Map<string, string>, wrong: RegExp): string[] {
  return [...messages]
    .filter(([, text]) => wrong.test(text.replaceAll(/https?:\/\/\S+|@\$!%\*\?&/g, '')))
    .map(([path, text]) => `${path}: ${text}`)
}
