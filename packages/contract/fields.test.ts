import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { competitionForm } from './competitions.ts'
import { id, idOrList, optionalInt, optionalText, peopleList, text } from './fields.ts'
import { roundsBatch } from './rounds.ts'
import { trickInput } from './validated-tricks.ts'

const takes = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success

describe('a number', () => {
  test('may be sent as text, in decimal digits', () => {
    expect(z.parse(id, '17')).toBe(17)
    expect(z.parse(optionalInt, '-3')).toBe(-3)
    expect(z.parse(optionalInt, '')).toBeNull()
    expect(z.parse(idOrList, ['17', 17, '18'])).toEqual([17, 18])
    expect(z.parse(peopleList, [{ user_id: '17' }, '18'])).toEqual([17, 18])
    expect(z.parse(trickInput, { id: '92', grab: '17', variation: '2', dub: '1' })).toEqual({
      id: 92,
      grab: 17,
      variation: 2,
      dub: 1,
    })
    const form = { name: 'Open', participant_size: '2', judges: '3', round_size_id: ['1'], fees: '12.500' }
    expect(z.parse(competitionForm, form)).toMatchObject({
      participant_size: 'medium',
      judges: 3,
      round_size_id: [1],
      fees: 12_500,
    })
  })

  test.each(['0x11', '1e0', '1 ', ' 1', '+1', '1.0', '١', true, [1], { valueOf: 1 }])(
    '%j is none',
    (written) => {
      expect(takes(id, written)).toBe(false)
      expect(takes(optionalInt, written)).toBe(false)
      expect(takes(trickInput, { id: 92, grab: written })).toBe(false)
      expect(takes(trickInput, { id: 92, variation: written })).toBe(false)
      for (const field of ['judges', 'fees', 'rule_id']) {
        expect([field, takes(competitionForm, { name: 'Open', [field]: written })]).toEqual([field, false])
      }
      expect(takes(competitionForm, { name: 'Open', round_size_id: [written] })).toBe(false)
    },
  )

  test.each(['12.50', '1.5', '12,500'])('%s is no valid amount of money', (written) => {
    expect(takes(competitionForm, { name: 'Open', fees: written })).toBe(false)
  })

  test('has the range of the database', () => {
    const [largest, beyond] = [2_147_483_647, 2_147_483_648]
    expect(takes(id, largest)).toBe(true)
    expect(takes(optionalInt, -largest)).toBe(true)
    for (const schema of [id, optionalInt, idOrList, peopleList]) {
      expect(takes(schema, schema === peopleList ? [beyond] : beyond)).toBe(false)
    }
    expect(takes(optionalInt, -beyond - 1)).toBe(false)
  })
})

test('a batch of rounds takes a list of ids in any spelling', () => {
  const query = roundsBatch.query as z.ZodMiniType
  expect(z.parse(query, { ids: '1,2,2' })).toEqual({ ids: [1, 2] })
  expect(z.parse(query, { 'ids[]': ['1', '2'] })).toEqual({ ids: [1, 2] })
})

describe('text', () => {
  test('of every script, with emoji and line breaks, is kept as it is', () => {
    for (const written of ['Ñandú', '三連続', '👍🏽', '\u{10FFFF}']) {
      expect(z.parse(text(), written)).toBe(written)
      expect(z.parse(optionalText(), written)).toBe(written)
    }
  })

  test.each(['a\0b', '\0', '\ud800', 'x\udfffy'])(
    '%j is refused, since it cannot be stored unchanged',
    (written) => {
      expect(takes(text(), written)).toBe(false)
      expect(takes(optionalText(), written)).toBe(false)
    },
  )
})
