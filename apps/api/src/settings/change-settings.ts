/** An admin switches options on or off for everybody; options not named keep their value (calls §7). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { channelOf } from '@trickline/contract/live-events'
import type { changeSettings as call } from '@trickline/contract/settings'
import { recordChange } from '../admin/changes-store.ts'
import type { Work } from '../platform/http/work.ts'
import { lockSettings, settingNames, updateSettings } from './settings-store.ts'

export async function changeSettings(
  { tx, person, now, announce }: Work,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const before = await lockSettings(tx)
  const settings = {
    mixed: body.mixed ?? before.mixed,
    online: body.online ?? before.online,
    team: body.team ?? before.team,
    world_ranking: body.world_ranking ?? before.world_ranking,
  }
  await updateSettings(tx, settings)
  for (const setting of settingNames) {
    if (settings[setting] === before[setting]) continue
    const action = settings[setting] ? 'setting-on' : 'setting-off'
    await recordChange(tx, { at: now, admin_id: person.id, action, setting })
  }
  // renews the ranking, which exists only while it is switched on
  await announce({ channel: channelOf.results, event: 'CreatePodiumUpdated' })
  return settings
}
