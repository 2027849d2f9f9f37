import { bracketView } from '@trickline/competition/bracket'
import type { StageId } from '@trickline/competition/model'
import { expect, test } from 'vitest'
import { drawBracket } from './bracket-drawing.ts'

const drawn = (...stages: StageId[]) => drawBracket(bracketView({ isVs: true, stages }, [], []))

test.each([
  [[1], 2],
  [[2, 1], 3],
  [[3, 2, 1], 5],
  [[4, 3, 2, 1], 5],
  [[5, 4, 3, 2, 1], 5],
] as [StageId[], number][])('stages %j fit into their picture without touching each other', (stages) => {
  const { columnWidth, width, height, stages: columns } = drawn(...stages)
  for (const { x, pairs } of columns) {
    expect(x + columnWidth).toBeLessThanOrEqual(width)
    const lines = pairs.flatMap(({ a, b }) => [a.y, b.y])
    expect(Math.max(...lines)).toBeLessThanOrEqual(height)
    expect(Math.min(...lines)).toBeGreaterThan(0)
    const gaps = lines.slice(1).map((line, index) => line - (lines[index] ?? 0))
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(44)
  }
})

test('every pair leads on to one place, and nothing leads to the match for third place', () => {
  const { ways } = drawn(3, 2, 1)
  expect(ways).toHaveLength(4 + 2)
  expect(new Set(ways.map(({ path }) => path.split('L')[1])).size).toBe(6)
  expect(ways.some(({ won }) => won)).toBe(false)
})

const round = (userId: number, totalScore: number) => ({
  id: userId,
  userId,
  roundNumber: 2,
  stage: 2 as const,
  status: 'published' as const,
  disqualifiedAt: null,
  injuredAt: null,
  totalScore,
})

test("a winner's way begins on the winner's own line", () => {
  const entries = [1, 2, 3, 4].map((seed) => ({ userId: seed, seed }))
  const stages = bracketView({ isVs: true, stages: [2, 1] }, entries, [round(1, 5), round(4, 9)])
  const { columnWidth, ways, stages: columns } = drawBracket(stages)
  const pair = columns[0]?.pairs[0]
  expect(ways[0]).toMatchObject({ won: true, path: expect.stringContaining(`M${columnWidth} ${pair?.b.y}L`) })
  expect(ways[1]?.won).toBe(false)
})
