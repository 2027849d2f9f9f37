import { bracketView } from '@trickline/competition/bracket'
import { expect, test } from 'vitest'
import { bracketTabs } from './bracket-card.tsx'

test('the match for third place has its own tab before the final', () => {
  const stages = bracketView({ isVs: true, stages: [3, 2, 1] }, [], [])
  expect(bracketTabs(stages).map(({ id, pairs }) => [id, pairs.length])).toEqual([
    ['quarterFinal', 4],
    ['semiFinal', 2],
    ['thirdPlace', 1],
    ['final', 1],
  ])
})

test('a competition that is not versus has no bracket tabs', () => {
  expect(bracketTabs(bracketView({ isVs: false, stages: [3, 1] }, [], []))).toEqual([])
})
