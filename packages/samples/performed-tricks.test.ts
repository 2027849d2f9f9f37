import { expect, test } from 'vitest'
import type { Trick } from '@trickline/contract/tricks'
import { performedTricks } from './performed-tricks.ts'
import type { SampleTrick } from './performed-tricks.ts'

const positions = ['ground', 'feet', 'butt', 'chest']
const tricks: Trick[] = positions.flatMap((start_position, from) =>
  ['feet', 'butt', 'chest'].flatMap((end_position, to) =>
    [1, 3, 5, 8].map((value, level) => ({
      id: 1 + from * 100 + to * 10 + level,
      name: `${start_position} to ${end_position} ${value}`,
      short_name: `${value}80`,
      value,
      score: value,
      level_id: level + 1,
      categorie_id: 1,
      type_id: end_position === 'feet' ? 1 : 2,
      video_url: null,
      aliases: [],
      creator: null,
      retired_at: null,
      start_position,
      end_position,
    })),
  ),
)

function randomTricks(strength: number, seed: string): SampleTrick[] {
  return performedTricks({ tricks, strength, seed }).flatMap((row) => ('body' in row ? row.body : [row]))
}

function find({ id }: SampleTrick): Trick | undefined {
  return tricks.find((trick) => trick.id === id)
}

test('the same seed gives the same round, another seed another', () => {
  expect(randomTricks(5, 'a final')).toEqual(randomTricks(5, 'a final'))
  expect(randomTricks(5, 'a final')).not.toEqual(randomTricks(5, 'a semifinal'))
})

test('a round begins with a mount, and each trick begins where the one before ended', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const performed = randomTricks(6, seed).map(find)
    expect(performed[0]?.start_position).toBe('ground')
    performed.slice(1).forEach((trick, index) => {
      expect(trick?.start_position).toBe(performed[index]?.end_position)
    })
  }
})

test('strong athletes perform harder and more tricks', () => {
  const seeds = Array.from({ length: 20 }, (_, index) => `round ${index}`)
  const values = (strength: number) =>
    seeds.flatMap((seed) => randomTricks(strength, seed)).map((each) => find(each)?.value ?? 0)
  expect(mean(values(9))).toBeGreaterThan(mean(values(2)) + 2)
  expect(values(9).length).toBeGreaterThan(values(2).length)
})

function mean(numbers: number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length
}
