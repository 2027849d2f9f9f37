import { languages } from '@trickline/messages/languages'
import { expect, test } from 'vitest'
import { formatFor } from './format.ts'
import { loadMessages } from './messages.ts'

test('every language has the messages of every area', async () => {
  for (const language of languages) {
    const [common, accounts, fields] = await Promise.all([
      loadMessages('common', language),
      loadMessages('accounts', language),
      loadMessages('fields', language),
    ])
    expect(common.product).toBe('Trickline')
    expect(accounts.captcha('3 + 4')).toContain('3 + 4')
    expect(fields.required).not.toBe('')
  }
})

test('an area is loaded once', async () => {
  expect(await loadMessages('common', 'es')).toBe(await loadMessages('common', 'es'))
})

test('plurals follow the language', async () => {
  const english = await loadMessages('frame', 'en')
  const spanish = await loadMessages('frame', 'es')
  expect(english.unsentFailed(1)).toBe('1 save was refused')
  expect(english.unsentFailed(2)).toBe('2 saves were refused')
  expect(spanish.unsentFailed(1)).toBe('1 guardado rechazado')
  expect(spanish.unsentFailed(2)).toBe('2 guardados rechazados')
})

test('the answer no reads in Spanish as in the reference', async () => {
  expect((await loadMessages('common', 'es')).noAnswer).toBe('Error de red o respuesta indefinida')
})

test('a score has two decimals in every language', () => {
  expect(formatFor('en').score(45.04)).toBe('45.04')
  expect(formatFor('es').score(7.5)).toBe('7,50')
})

test('a score is rounded half up, whatever binary arithmetic made of it', () => {
  const noisy = 22.124999999999996
  expect(formatFor('en').score(noisy)).toBe('22.13')
  expect(formatFor('en').value(noisy)).toBe('22.13')
})

test('no score, 0 or less reads "-", the value of a trick does not', () => {
  for (const none of [null, undefined, Number.NaN, 0]) expect(formatFor('en').score(none)).toBe('-')
  // as on a card of the training list
  expect(formatFor('en').score(null, '—')).toBe('—')
  expect(formatFor('en').score(0, '—')).toBe('-')
  expect(formatFor('es').score(-1)).toBe('-')
  expect(formatFor('en').score(0.01)).toBe('0.01')
  expect(formatFor('en').value(0)).toBe('0.00')
  expect(formatFor('es').value(4.5)).toBe('4,50')
})

test('points that are explained have two to four decimals', () => {
  expect(formatFor('en').exactScore(21.2225)).toBe('21.2225')
  expect(formatFor('es').exactScore(28.332)).toBe('28,332')
  expect(formatFor('en').exactScore(0)).toBe('-')
  expect(formatFor('en').amount(0)).toBe('0.00')
  expect(formatFor('en').factor(1.1125)).toBe('1.1125')
  expect(formatFor('es').factor(1 + 0.05 * (5 / 3))).toBe('1,0833')
})

test('lists and sentences use the punctuation of the language', () => {
  const { joined, sentence } = formatFor('en')
  expect(sentence(joined('A', 'b'))).toBe('A, b.')
  const japanese = formatFor('jp', 'Asia/Tokyo')
  expect(japanese.sentence(japanese.joined('A', 'b'))).toBe('A、b。')
  expect(japanese.dateTime('2026-11-19T17:05:00Z')).toMatch(/2:05（[^（）]+）$/)
})

test("dates are in the viewer's time zone, with a 24-hour clock", () => {
  const format = formatFor('es', 'Europe/Madrid')
  expect(format.time('2026-07-01T20:05:00Z')).toBe('22:05')
  expect(format.date('not a date')).toBe('—')
  expect(format.date(null)).toBe('—')
})

test('relative time takes the largest unit that fits', () => {
  const now = Date.parse('2026-07-01T12:00:00Z')
  expect(formatFor('en').relative('2026-07-04T12:00:00Z', now)).toBe('in 3 days')
  expect(formatFor('es').relative(now - 7_200_000, now)).toBe('hace 2 horas')
})

test('times at a place are local and say so; others are the viewer\u2019s', () => {
  const rio = formatFor('en', 'America/Sao_Paulo')
  expect(rio.dateTime('2026-11-19T17:05:00Z')).toBe('Nov 19, 2026, 14:05 (São Paulo Time)')
  expect(rio.date('2026-11-20T01:00:00Z')).toBe('Nov 19, 2026')
  expect(formatFor('es', 'Europe/Madrid').dateTime('2026-11-19T17:05:00Z')).toBe(
    '19 nov 2026, 18:05 (hora de Europa central)',
  )
  const madrid = formatFor('en', 'Europe/Madrid')
  expect(madrid.dateTimes('2027-01-21T09:00:00Z', '2027-01-22T17:00:00Z').replaceAll(/\s/gu, ' ')).toBe(
    'Jan 21, 2027, 10:00 – Jan 22, 2027, 18:00 (Spain Time)',
  )
  expect(rio.dateTime(null)).toBe('—')
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  for (const own of [formatFor('en'), formatFor('en', 'Mars/Olympus_Mons')])
    expect(`${own.dateTime('2026-11-19T17:05:00Z')} (${here})`).toBe(
      formatFor('en', here).dateTime('2026-11-19T17:05:00Z'),
    )
})
