/** An admin switches options on or off for everybody; those that are not named stay as they are (calls §7). */
import { isAdmin } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import type { changeSettings as call } from '@trickline/contract/settings'
import type { Work } from '../platform/http/work.ts'
import { readSettings, updateSettings } from './settings-store.ts'

export async function changeSettings(
  { tx, person }: Work,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  if (!isAdmin(person)) return refuse('not-allowed')
  const before = await readSettings(tx)
  const settings = {
    mixed: body.mixed ?? before.mixed,
    online: body.online ?? before.online,
    team: body.team ?? before.team,
    world_ranking: body.world_ranking ?? before.world_ranking,
  }
  await updateSettings(tx, settings)
  return settings
}
