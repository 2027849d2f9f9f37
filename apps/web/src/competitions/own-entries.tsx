/** What the viewer is in this competition, in a sentence; an invitation with the buttons that answer it. */
import { feesAreOwed } from '@trickline/competition/entry-moves'
import { competitionAsRules, entryAsRules, isEntry } from '@trickline/contract/as-rules'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import type { EntryRow } from '@trickline/contract/entries'
import { useMessages } from '../lib/messages.ts'
import { usePerson } from '../lib/session.ts'
import { InvitationNotice } from './invitation-notice.tsx'
import { ownEntrySays } from './own-entry.ts'

export function OwnEntries({ competition }: { competition: CompetitionDetail }) {
  const person = usePerson()
  if (person === null) return null
  return competition.competition_users
    .filter(isEntry)
    .filter(({ user_id }) => user_id === person.id)
    .map((row) => <OwnEntry key={row.id} row={row} competition={competition} />)
}

function OwnEntry({ row, competition }: { row: EntryRow; competition: CompetitionDetail }) {
  const words = useMessages('competitions')
  const rules = competitionAsRules(competition)
  const entry = entryAsRules(row)
  const says = ownEntrySays(rules, entry)
  if (says === null || entry.role === 'unknown') return null
  if (says === 'invited') {
    return (
      <InvitationNotice
        invitation={{ entryId: row.id, role: entry.role, competition }}
        text={words.ownEntry.invited[entry.role]}
      />
    )
  }
  const place = competition.podiums.find(({ user_id }) => user_id === row.user_id)?.final_position
  return (
    <div>
      <p className="font-semibold">{words.ownEntry[says][entry.role]}</p>
      {feesAreOwed(rules, entry) ? <p className="text-soft">{words.ownFeeUnpaid}</p> : null}
      {entry.role === 'athlete' && place !== undefined ? (
        <p className="text-soft">{words.ownPlace(place)}</p>
      ) : null}
    </div>
  )
}
