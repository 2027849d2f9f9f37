// Random rounds for the property tests: they use few tricks, sides and grabs, so that repeats are frequent.

import * as fc from 'fast-check'
import { levels, noGrab } from '../score-round.ts'
import type { PerformedRow, PerformedTrick } from '../score-round.ts'

export const anyRule = fc.constantFrom(1, 2, 3, 4)

/** quarter points as in the catalogue, and values of up to four decimals, which an admin may enter */
const anyValue = fc.oneof(
  fc.integer({ min: 0, max: 80 }).map((quarters) => quarters / 4),
  fc.integer({ min: 0, max: 20_000 }).map((thousandths) => thousandths / 1000),
  fc.integer({ min: 0, max: 200_000 }).map((parts) => parts / 10_000),
)

export const anyTrick: fc.Arbitrary<PerformedTrick> = fc.record({
  trickId: fc.integer({ min: 1, max: 8 }),
  value: anyValue,
  level: fc.constantFrom(...levels.map((level) => level.id)),
  endsOnFeet: fc.boolean(),
  variation: fc.constantFrom(0, 1, 2),
  grab: fc.constantFrom(null, null, noGrab, 1, 17),
  dub: fc.constantFrom(0, 0, 0, 1, 2, 3),
})

const anySingle: fc.Arbitrary<PerformedRow> = anyTrick.map((trick) => ({ kind: 'single', trick }))

const anyCombo: fc.Arbitrary<PerformedRow> = fc
  .array(anyTrick, { minLength: 1, maxLength: 13 })
  .map((tricks) => ({ kind: 'combo', tricks }))

export const anyRound = fc.array(fc.oneof(anySingle, anyCombo), { maxLength: 14 })

export const aNewTrick = anyTrick.map((trick) => ({ ...trick, trickId: 1000 }))
