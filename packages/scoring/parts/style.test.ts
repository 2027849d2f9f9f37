import { expect, test } from 'vitest'
import { bb360, grabbed, singles } from '../golden/tricks.ts'
import { grabs, hasGrab, scoreRound } from '../score-round.ts'

const realGrabs = grabs.filter((grab) => hasGrab({ grab: grab.id }))

// n BB360 with n different grabs: (4.5 x n) x style + n
test.each([
  [0, 0, 0],
  [1, 5, 5.73],
  [2, 10, 11.9],
  [3, 10, 17.85],
  [4, 15, 24.7],
  [5, 15, 30.88],
  [6, 15, 37.05],
  [7, 20, 44.8],
  [8, 20, 51.2],
] as const)('%i tricks with a grab raise the round by %i %%', (count, percent, total) => {
  const round = scoreRound(3, singles(...realGrabs.slice(0, count).map(({ id }) => grabbed(bb360, id))))

  expect(round).toMatchObject({ grabTricks: count, stylePercent: percent, varietyPoints: count, total })
  expect(round.stylePoints).toBeCloseTo(round.score * round.styleFactor - round.score, 10)
})
