/** The time zone for a competition's dates: that of its place; for online competitions (undefined) the viewer's. */
import type { CompetitionHeaderRead } from '@trickline/contract/read-rows'

export function competitionTimeZone({
  type_id,
  time_zone,
}: Pick<CompetitionHeaderRead, 'type_id' | 'time_zone'>): string | undefined {
  return type_id === 2 ? time_zone : undefined
}
