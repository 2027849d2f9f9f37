import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '../lib/messages.ts'
import { aRound } from '../lib/test-rows.ts'
import { RoundHead } from './round-head.tsx'

beforeAll(async () => void (await Promise.all([loadMessages('judging'), loadMessages('common')])))

test('a round of a known status and rule says its rule', () => {
  expect(headOf({})).toContain('TJS v3.0')
  expect(headOf({})).not.toContain('ERROR RULES')
})

test('a status or a rule that is not known reads ERROR RULES', () => {
  expect(headOf({ status_id: 99 })).toContain('ERROR RULES')
  expect(headOf({ rule_id: 9, rule: { id: 9, name: '' } })).toContain('ERROR RULES')
})

function headOf(about: Parameters<typeof aRound>[1]): string {
  return renderToStaticMarkup(<RoundHead round={aRound(1, about)} mode="view" />)
}
