// The catalogue of grabs (scoring §14).

/** Listed in the catalogue, but counts as no grab (scoring §2). */
export const noGrab = 18

export function hasGrab(trick: { grab: number | null }): boolean {
  return trick.grab !== null && trick.grab !== noGrab
}

export type Grab = { id: number; name: string }

export const grabs: readonly Grab[] = [
  { id: 1, name: 'Blunt' },
  { id: 2, name: 'Boneless' },
  { id: 3, name: 'BuddhaGrab' },
  { id: 4, name: 'CanOpener' },
  { id: 5, name: 'ChristAir' },
  { id: 6, name: 'Crossover' },
  { id: 7, name: 'CrossoverSafety' },
  { id: 8, name: 'CrossoverTruckDriver' },
  { id: 9, name: 'Flat' },
  { id: 10, name: 'HalfSquirrelLef.' },
  { id: 11, name: 'HalfSquirrelRig.' },
  { id: 12, name: 'HighChair' },
  { id: 13, name: 'HorizontalTwist' },
  { id: 14, name: 'Japan' },
  { id: 15, name: 'KneelAir' },
  { id: 16, name: 'Layout' },
  { id: 17, name: 'Mute' },
  { id: noGrab, name: 'No grab' },
  { id: 19, name: 'Open' },
  { id: 20, name: 'Pike' },
  { id: 21, name: 'SafetyGrab' },
  { id: 22, name: 'Scratch' },
  { id: 23, name: 'Seatbelt' },
  { id: 24, name: 'Shifty' },
  { id: 25, name: 'SpreadEagle' },
  { id: 26, name: 'SquirrelGrab' },
  { id: 27, name: 'Superman' },
  { id: 28, name: 'TruckDriver' },
  { id: 29, name: 'Tuck' },
  { id: 30, name: 'TuckBlunt' },
  { id: 31, name: 'TuckedTwist' },
  { id: 32, name: 'Twist' },
  { id: 33, name: 'Yokohama' },
]
