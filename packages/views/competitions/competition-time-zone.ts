/**
 * Whose clocks say when a competition is: at a place those of the place, since who comes there lives by them; online
 * (undefined) the viewer's own.
 */
import type { CompetitionHeaderRead } from '@trickline/contract/read-rows'

export function competitionTimeZone({
  type_id,
  time_zone,
}: Pick<CompetitionHeaderRead, 'type_id' | 'time_zone'>): string | undefined {
  return type_id === 2 ? time_zone : undefined
}
