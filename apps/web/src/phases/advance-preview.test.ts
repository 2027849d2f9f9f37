import { expect, test } from 'vitest'
import { personName } from '../lib/person-name.ts'
import { advancePreview } from './advance-preview.ts'
import { competitionAsSeen } from './as-seen.ts'
import { startedCompetition, aRound, organizer } from './test-rows.ts'

const previewOf = (competition: ReturnType<typeof startedCompetition>) => {
  const seen = competitionAsSeen(competition, organizer)
  if (!seen.current) throw new Error('it has not started')
  return advancePreview(seen, seen.current)
}
const published = (athletes: number, about = {}) =>
  Array.from({ length: athletes }, (_, index) =>
    aRound(index + 1, 'published', { total_score: 100 - index, ...about }),
  )
const names = (people: { name: string; surname: string }[]) =>
  people.map((person) => personName(person).replace(' Wöhrmann', ''))

test('from qualifying the best go on and the others are out, by name', () => {
  const preview = previewOf(startedCompetition({ stages: [1], athletes: 6, rounds: published(6) }))
  if (preview.kind !== 'next-phase') throw new Error('the final is still to come')
  expect(preview.phase.name).toBe('final')
  expect(names(preview.goesOn)).toEqual(['Athlete 1', 'Athlete 2', 'Athlete 3', 'Athlete 4'])
  expect(names(preview.out)).toEqual(['Athlete 5', 'Athlete 6'])
  expect(preview.matches).toEqual([])
})

test('in VS it says who meets whom, and who waits', () => {
  const preview = previewOf(
    startedCompetition({ is_vs: 1, stages: [3, 2, 1], athletes: 7, rounds: published(7) }),
  )
  if (preview.kind !== 'next-phase') throw new Error('the quarterfinal is still to come')
  expect(preview.matches.map(({ vsGroup, athletes }) => [vsGroup, ...names(athletes)])).toEqual([
    ['B', 'Athlete 4', 'Athlete 5'],
    ['C', 'Athlete 3', 'Athlete 6'],
    ['D', 'Athlete 2', 'Athlete 7'],
  ])
  expect(names(preview.byes)).toEqual(['Athlete 1'])
  expect(preview.out).toEqual([])
})

test('after the final comes the podium', () => {
  const rounds = [...published(4), ...published(4, { phase: 2, round_size_id: 1 })]
  const preview = previewOf(startedCompetition({ stages: [1], seeded: true, rounds }))
  if (preview.kind !== 'podium') throw new Error('nothing comes after the final')
  expect(preview.places.map(({ position, user, score }) => [position, user.id, score])).toEqual([
    [1, 11, 100],
    [2, 12, 99],
    [3, 13, 98],
    [4, 14, 97],
  ])
})
