import { competitionViewFor } from '@trickline/views/phases/competition-view.ts'
import { roundOfAthlete, startedCompetition } from '@trickline/views/phases/test-competition.ts'
import { expect, test } from 'vitest'
import { screenStandings } from './screen-standings.ts'

type About = Parameters<typeof startedCompetition>[0]

function shown(about: About) {
  const table = screenStandings(competitionViewFor(startedCompetition(about), null))
  return {
    name: table?.name,
    rows: table?.rows.map(({ round, rank, score, out, cut }) =>
      [rank ?? '-', round.userId, out ?? score ?? '-', cut ? 'cut' : ''].join(' ').trimEnd(),
    ),
  }
}

const published = (scores: readonly number[], phase = 1) =>
  scores.map((total_score, index) => roundOfAthlete(index + 1, 'published', { phase, total_score }))

test('after qualifying the cut is below the last who goes on', () => {
  const rounds = published([10, 60, 30, 20, 50, 40])
  expect(shown({ athletes: 6, stages: [1], rounds })).toEqual({
    name: 'qualification',
    rows: ['1 12 60', '2 15 50', '3 16 40', '4 13 30 cut', '5 14 20', '6 11 10'],
  })
})

test('without anybody below it there is no cut', () => {
  expect(shown({ stages: [1], rounds: published([1, 2, 3, 4]) }).rows?.join()).not.toContain('cut')
})

test('after the second qualifying the better of both rounds counts', () => {
  const rounds = [...published([10, 20, 30]), ...published([40, 5, 15], 2)]
  expect(shown({ athletes: 3, stages: [1], is_qualification_dual: 1, rounds })).toEqual({
    name: 'best',
    rows: ['1 11 40', '2 13 30', '3 12 20'],
  })
})

test('an athlete who is out has a word instead of a rank', () => {
  const [, ...others] = published([10, 20, 30])
  const injured = roundOfAthlete(1, 'published', { injured_at: '2026-05-01T10:00:00Z' })
  const rounds = [injured, ...others]
  expect(shown({ athletes: 3, stages: [1], rounds }).rows).toEqual(['1 13 30', '2 12 20', '- 11 injured'])
})

test('pairs have scores and no ranks, since the winner of each goes on', () => {
  const rounds = [...published([1, 2, 3, 4]), ...published([10, 20, 40, 30], 2)]
  expect(shown({ is_vs: 1, stages: [2, 1], rounds }).rows).toEqual([
    '- 11 10',
    '- 12 20',
    '- 13 40',
    '- 14 30',
  ])
})
