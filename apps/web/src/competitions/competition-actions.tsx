/** What supervisors and the owner may do with a competition; a button that cannot be pressed says why (screens §3). */
import { useNavigate } from '@tanstack/react-router'
import {
  competitionIsApprovable,
  competitionIsDeletable,
  competitionIsEditable,
  competitionIsPublic,
  competitionIsPublishable,
  startHasPassed,
} from '@trickline/competition/competition-moves'
import { canApproveCompetition } from '@trickline/competition/permissions'
import { competitionAsRules } from '@trickline/contract/as-rules'
import type { CompetitionListRow } from '@trickline/contract/competitions'
import { paths } from '../app/paths.ts'
import { useMessages } from '../lib/messages.ts'
import { serverNow } from '../lib/server-time.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import type { useCompetitionMoves } from './use-competition-moves.ts'

type Props = { row: CompetitionListRow; owned: boolean; moves: ReturnType<typeof useCompetitionMoves> }

export function CompetitionActions({ row, owned, moves }: Props) {
  const words = useMessages('competitions')
  const navigate = useNavigate()
  const mayApprove = canApproveCompetition(usePerson())
  const competition = competitionAsRules(row)
  // nobody could come to it any more
  const passed = startHasPassed(competition, serverNow())
  const approvable = competitionIsApprovable(competition) && !passed
  const publishable = competitionIsPublishable(competition) && !passed
  const whyNotApprove = competitionIsApprovable(competition) ? words.whyNotPassed : words.whyNotApprove
  const editable = competitionIsEditable(competition)
  const deletable = competitionIsDeletable(competition)
  const whyNotPublish = competitionIsPublic(competition)
    ? words.whyNotPublish.published
    : row.completion_percentage < 100
      ? words.whyNotPublish.incomplete
      : competitionIsPublishable(competition)
        ? words.whyNotPassed
        : words.whyNotPublish.notApproved
  return (
    // Above the link that covers the card.
    <div className="relative z-10 mt-auto flex w-full flex-wrap items-center gap-2 border-t border-hair pt-3">
      {mayApprove ? (
        <Button
          kind={approvable ? 'primary' : 'quiet'}
          whyNot={approvable ? null : whyNotApprove}
          onClick={() => void moves.approve(row)}
          icon={<Icon name="check" />}
        >
          {words.approve}
        </Button>
      ) : null}
      {owned ? (
        <>
          <Button
            kind={publishable ? 'primary' : 'quiet'}
            whyNot={publishable ? null : whyNotPublish}
            onClick={() => void moves.publish(row)}
          >
            {words.publish}
          </Button>
          <div className="ms-auto flex">
            <IconButton
              icon="edit"
              label={words.edit}
              whyNot={editable ? null : words.whyNotEdit}
              onClick={() => void navigate({ to: paths.editCompetition(row.id) })}
            />
            <IconButton
              icon="trash"
              label={words.delete}
              whyNot={deletable ? null : words.whyNotDelete}
              onClick={() => void moves.remove(row)}
            />
          </div>
        </>
      ) : null}
    </div>
  )
}
