import { expect, test } from 'vitest'
import { lineY, placeBeads } from './place-beads.ts'

test('the height of a bead is proportional to its points', () => {
  const [half, full, none] = placeBeads([alone(4.5), alone(9), alone(0)]).map(({ y }) => lineY - y)
  expect(half).toBeCloseTo((full ?? 0) / 2)
  expect(full).toBeGreaterThan(50)
  expect(none).toBe(0)
})

test('a single bead has the full height, whatever its points', () => {
  expect(placeBeads([alone(0.5)])).toEqual(placeBeads([alone(50)]))
})

test('without visible points all beads are on the line', () => {
  for (const points of [null, 0])
    expect(placeBeads([alone(points), alone(points)]).map(({ y }) => y)).toEqual([lineY, lineY])
})

test('the beads of a combo are joined, and no others', () => {
  const placed = placeBeads([alone(1), { points: 2, joined: true }, alone(4), alone(4)])
  const edge = ((placed[1]?.y ?? 0) + (placed[2]?.y ?? 0)) / 2
  expect(placed.map(({ before, behind }) => [before, behind])).toEqual([
    [null, null],
    [null, edge],
    [edge, null],
    [null, null],
  ])
})

test('sixty beads all stay within the drawing', () => {
  const beads = Array.from({ length: 60 }, (_, index) => ({
    points: (index * 7) % 23,
    joined: index % 5 > 0,
  }))
  for (const { y, before, behind } of placeBeads(beads))
    for (const height of [y, before ?? y, behind ?? y]) {
      expect(height).toBeGreaterThanOrEqual(20)
      expect(height).toBeLessThanOrEqual(lineY)
    }
})

function alone(points: number | null) {
  return { points, joined: false }
}
