/** Checks who may make which call about a competition, for rights that several statuses share. Letters as in who-may.spec.ts. */
import { expect } from '@playwright/test'
import { competitionCalls } from './calls.ts'
import type { PermissionFixtures } from './permission-fixtures.ts'
import { differences } from './permission-table.ts'

// calls §7, §8, §19, §20; statuses-and-moves §2 to §5; who-sees-what §1; live-events §2; accounts-and-people §1 (W)
export const unseenCompetition = `
                 | V S L I D A J C N E O P U M X W
  see            | u n n y n y y y y n y n y y u y
  live page      | n n n n n n n n n n n n n n n n
  live now       | n n n n n n n n n n n n n n n n
  statistics     | u n n y n y y y y n y n y y u y
  channel        | f f f y f y y y y f y f y y u y
  register       | u n n c n c c c c n f n c c u c
  start          | u n n f n f f f f n c n f f u f
  give back      | u n n f n f f f f n c n f f u f
  copy           | u n n f n f f f f n y n f f u f
  invite athlete | u n n f n f f f f n y n f f u f
  invite judge   | u n n f n f f f f n y n f f u f
  order          | u n n f n f f f f n y n f f u f
  start by id 15 | u n n - n - - - - n - n - - u -
  screens        | u n n f n f f f f n c n f f u f
  switch screens | u n n f n f f f f n c n f f u f
  make link      | u n n f n f f f f n c n f f u f
  revoke link    | u n n f n f f f f n c n f f u f
  reveal         | u n n f n f f f f n c n f f u f`
export const seenCompetition = `
                 | V S L I D A J C N E O P U M X W
  see            | u y y y y y y y y y y y y y u y
  live page      | y y y y y y y y y y y y y y y y
  live now       | y y y y y y y y y y y y y y y y
  statistics     | u y y y y y y y y y y y y y u y
  channel        | y y y y y y y y y y y y y y u y
  edit           | u f f f f f f f f f c f f f u f
  delete         | u f f f f f f f f f c f f f u f
  return         | u f f f f f f f f f f f c c u f
  approve        | u f f f f f f f f f f f c c u f
  publish        | u f f f f f f f f f c f f f u f
  start          | u f f f f f f f f f c f f f u f
  give back      | u f f f f f f f f f c f f f u f
  copy           | u f f f f f f f f f y f f f u f
  start by id 15 | u - - - - - - - - - - - - - u -
  screens        | u f f f f f f f f f y f f f u f
  switch screens | u f f f f f f f f f y f f f u f
  make link      | u f f f f f f f f f y f f f u f
  revoke link    | u f f f f f f f f f y f f f u f`

/** `fresh`: creates another competition with the same status, for calls that change the status. */
export async function checkCompetition(
  cast: PermissionFixtures,
  id: number,
  tables: string[],
  fresh?: () => Promise<number>,
) {
  const spent = new Set(['edit', 'delete', 'return', 'approve', 'publish', 'start'])
  const entry = await cast.entryOf(id, cast.people.A).catch(() => 0)
  const calls = competitionCalls(cast, entry)
  for (const table of tables) {
    const found = await differences(table, {
      people: () => ({ V: null, ...cast.people }),
      calls,
      subject: async (call, isDone) => (isDone && fresh && spent.has(call) ? fresh() : id),
      snapshot: cast.seen,
    })
    expect(found).toEqual([])
  }
}
