/** Time zone for the dates of a competition: that of its place; online (undefined) the viewer's. */
import type { CompetitionHeaderRead } from '@trickline/contract/read-rows'

export function competitionTimeZone({
  type_id,
  time_zone,
}: Pick<CompetitionHeaderRead, 'type_id' | 'time_zone'>): string | undefined {
  return type_id === 2 ? time_zone : undefined
}
