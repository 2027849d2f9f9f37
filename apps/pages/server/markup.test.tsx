import { type Language, useLanguage } from '@trickline/ui/language.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { expect, test } from 'vitest'
import { markup, pageOf } from './markup.tsx'

const spanish = 'es: Cuenta eliminada, Sin reglas, 7,50'
const german = 'de: Gelöschtes Konto, Ohne Regeln, 7,50'
const english = 'en: Deleted athlete, Without rules, 7.50'

test('pages in several languages that are made at the same time do not mix', async () => {
  const made = await Promise.all(
    (['es', 'de', 'en', 'es', 'en'] as const).map((language) => pageIn(language)),
  )
  expect(made.map(({ html }) => html)).toEqual(
    [spanish, german, english, spanish, english].map((text) => `<!doctype html><p>${text}${text}</p>`),
  )
})

test('what is rendered in another language in the middle of a page leaves the rest as it is', async () => {
  await markup('de', <Sentence />)
  const others: Promise<string>[] = []
  function Between() {
    others.push(markup('de', <Sentence />))
    return null
  }
  const html = await markup(
    'es',
    <>
      <Sentence />
      <Between />
      <Sentence />
    </>,
  )
  expect([html, ...(await Promise.all(others))]).toEqual([spanish + spanish, german])
})

function pageIn(language: Language) {
  return pageOf(language, { one: Sentence, other: Sentence }, {}, (parts) => (
    <p>{parts.map(({ html }) => html)}</p>
  ))
}

function Sentence() {
  const common = useMessages('common')
  const format = useFormat()
  const name = personName({ name: '', surname: '', is_deleted: true }, common)
  return `${useLanguage()}: ${name}, ${ruleTitle({ id: 1, name: '' }, common)}, ${format.score(7.5)}`
}
