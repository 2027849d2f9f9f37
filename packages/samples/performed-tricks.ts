/** Random rounds as athletes ride them: a mount, then tricks that each begin where the last one ended. */
import type { Trick } from '@trickline/contract/tricks'
import { seededDice } from './seeded-random.ts'
import type { Dice } from './seeded-random.ts'

export type SampleTrick = { id: number; grab: number | null; variation: number; dub: number }
export type SampleRow = SampleTrick | { body: SampleTrick[] }

export type RideOptions = {
  tricks: readonly Trick[]
  /** From 1 to 10. */
  strength: number
  seed: string
}

export function performedTricks({ tricks, strength, seed }: RideOptions): SampleRow[] {
  const dice = seededDice(seed)
  const line = lineOf(tricks, strength, dice)
  const rows: SampleRow[] = [line.mount()]
  const combos = 2 + Math.floor(strength / 4) + dice.below(2)
  for (let count = 0; count < combos; count++) {
    const length = 2 + dice.below(1 + Math.ceil(strength / 3))
    const combo = Array.from({ length }, () => line.next())
    rows.push({ body: combo })
    // a dub often ends a combo
    if (dice.percent(45 - 4 * strength)) dub(combo, 1 + dice.below(2))
    if (dice.percent(50)) rows.push(line.next())
  }
  if (dice.percent(30 - 2 * strength)) rows.push(fallen(line.next()))
  return rows
}

function lineOf(tricks: readonly Trick[], strength: number, dice: Dice) {
  let position = 'feet'
  const mounts = tricks.filter((trick) => trick.start_position === 'ground')
  const perform = (trick: Trick): SampleTrick => {
    position = trick.end_position ?? 'feet'
    const turns = /\d{3}/.test(trick.short_name)
    const flies = trick.value >= 4
    return {
      id: trick.id,
      grab: flies && dice.percent(5 + 2 * strength) ? dice.oneOf(commonGrabs) : null,
      variation: turns ? 1 + dice.below(2) : 0,
      dub: 0,
    }
  }
  return {
    mount: () => perform(dice.oneOf(mounts)),
    next: () => {
      const possible = tricks.filter((trick) => trick.start_position === position)
      return perform(choose(possible, targetValue(strength, dice), dice) ?? dice.oneOf(mounts))
    },
  }
}

/** Mute, Japan, Safety, Seatbelt, Squirrel, Truck Driver, Tuck. */
const commonGrabs = [17, 14, 21, 23, 26, 28, 29]

/** A value to look for; those of the catalogue go from 1 to 17. */
function targetValue(strength: number, dice: Dice): number {
  return 1.5 + strength * (0.35 + 0.45 * dice.roll())
}

function choose(possible: readonly Trick[], value: number, dice: Dice): Trick | undefined {
  const nearest = possible
    .toSorted((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value))
    .slice(0, 5)
  return nearest.length === 0 ? undefined : dice.oneOf(nearest)
}

function dub(combo: SampleTrick[], level: number): void {
  const last = combo.at(-1)
  if (last !== undefined) last.dub = level
}

function fallen(trick: SampleTrick): SampleTrick {
  return { ...trick, dub: 3 }
}
