/** What supervisors and the owner may do with a competition; a button that cannot be pressed says why (screens §3). */
import type { CompetitionListed } from '@trickline/contract/read'
import { useNavigate } from '@tanstack/react-router'
import {
  type CompetitionVerb,
  competitionIsPublic,
  decideCompetition,
} from '@trickline/competition/competition-moves'
import { paths } from '../app/paths.ts'
import { useMessages } from '../lib/messages.ts'
import { serverNow } from '../lib/server-time.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import type { useCompetitionMoves } from './use-competition-moves.ts'

type Props = { row: CompetitionListed; moves: ReturnType<typeof useCompetitionMoves> }

export function CompetitionActions({ row, moves }: Props) {
  const words = useMessages('competitions')
  const navigate = useNavigate()
  const person = usePerson()
  const refusal = (verb: CompetitionVerb) =>
    decideCompetition(person, { competition: row, now: serverNow() }, verb).refusal
  const [approve, publish] = [refusal('approve'), refusal('publish')]
  const whyNotPublish = competitionIsPublic(row)
    ? words.whyNotPublish.published
    : publish === 'competition-incomplete'
      ? words.whyNotPublish.incomplete
      : publish === 'start-has-passed'
        ? words.whyNotPassed
        : words.whyNotPublish.notApproved
  return (
    // Above the link that covers the card.
    <div className="relative z-10 mt-auto flex w-full flex-wrap items-center gap-2 border-t border-hair pt-3">
      {approve !== 'not-allowed' ? (
        <Button
          kind={approve ? 'quiet' : 'primary'}
          whyNot={
            approve ? (approve === 'start-has-passed' ? words.whyNotPassed : words.whyNotApprove) : null
          }
          onClick={() => void moves.approve(row)}
          icon={<Icon name="check" />}
        >
          {words.approve}
        </Button>
      ) : null}
      {publish !== 'not-allowed' ? (
        <>
          <Button
            kind={publish ? 'quiet' : 'primary'}
            whyNot={publish ? whyNotPublish : null}
            onClick={() => void moves.publish(row)}
          >
            {words.publish}
          </Button>
          <div className="ms-auto flex">
            <IconButton
              icon="edit"
              label={words.edit}
              whyNot={refusal('edit') ? words.whyNotEdit : null}
              onClick={() => void navigate({ to: paths.editCompetition(row.id) })}
            />
            <IconButton
              icon="trash"
              label={words.delete}
              whyNot={refusal('delete') ? words.whyNotDelete : null}
              onClick={() => void moves.remove(row)}
            />
          </div>
        </>
      ) : null}
    </div>
  )
}
