/** The viewer's entries in a competition, as a sentence; invitations with their buttons. */
import { Link } from '@tanstack/react-router'
import type { EntryRead } from '@trickline/contract/read-rows'
import { useEffect } from 'react'
import { feesAreOwed } from '@trickline/competition/entry-moves'
import { isCompetitionJudge, isOwner } from '@trickline/competition/permissions'
import { buttonClass } from '@trickline/ui/button.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { paths } from '@trickline/views/paths.ts'
import { type CompetitionView, currentRounds } from '@trickline/views/phases/competition-view.ts'
import { keepEntry } from '@trickline/views/stored-choices.ts'
import { InvitationNotice } from './invitation-notice.tsx'
import { ownEntryMessage, ownRoundMessage } from './own-entry.ts'

type Props = {
  competition: CompetitionView
  /** The rounds to judge are visible. */
  isScoring: boolean
}

export function OwnEntries({ competition, isScoring }: Props) {
  const person = usePerson()
  const isEntered = competition.entries.some(
    ({ userId, role, status }) =>
      userId === person?.id && role === 'athlete' && (status === 'pending' || status === 'approved'),
  )
  useEffect(() => {
    if (person) keepEntry(competition.id, person.id, isEntered)
  }, [competition.id, person, isEntered])
  if (person === null) return null
  return competition.entries
    .filter(({ userId, role }) => userId === person.id && !(isScoring && role === 'judge'))
    .map((row) => <OwnEntry key={row.id} row={row} competition={competition} />)
}

function OwnEntry({ row, competition }: { row: EntryRead; competition: CompetitionView }) {
  const words = useMessages('ownEntry')
  const person = usePerson()
  const message = ownEntryMessage(competition, row)
  if (message === null || row.role === 'unknown') return null
  if (message === 'invited') {
    return (
      <InvitationNotice
        invitation={{ entryId: row.id, role: row.role, competition }}
        text={words.states.invited[row.role]}
      />
    )
  }
  const round = currentRounds(competition).find(({ userId }) => userId === row.userId)
  const aboutRound = message === 'running' && row.role === 'athlete' && round ? ownRoundMessage(round) : null
  const place = competition.podiums.find(({ user_id }) => user_id === row.userId)?.final_position
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <p className="font-semibold">{words.states[message][row.role]}</p>
        {message === 'running' && row.role === 'judge' && isCompetitionJudge(person, competition.entries) ? (
          <Link
            to={paths.competition(competition.id)}
            search={{ panel: 'scoring' }}
            // the owner's next step is the orange button
            className={buttonClass(isOwner(person, competition) ? 'quiet' : 'primary')}
          >
            {words.scoreRounds}
          </Link>
        ) : null}
        {aboutRound ? <p className="text-soft">{words.ownRound[aboutRound]}</p> : null}
      </div>
      {feesAreOwed(competition, row) ? <p className="text-soft">{words.ownFeeUnpaid}</p> : null}
      {row.role === 'athlete' && place !== undefined ? (
        <p className="tabular text-score font-bold">{words.ownPlace(place)}</p>
      ) : null}
    </div>
  )
}
