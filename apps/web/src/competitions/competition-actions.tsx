/** Buttons for supervisors and the owner; a disabled button says why (screens §3). */
import { useNavigate } from '@tanstack/react-router'
import {
  competitionIsBeforeStart,
  competitionIsPublic,
  type CompetitionVerb,
  decideCompetition,
  startHasPassed,
} from '@trickline/competition/competition-moves'
import type { CompetitionListRead } from '@trickline/contract/read-rows'
import { useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { ReturnDialog } from './return-later.tsx'
import type { useCompetitionMoves } from './use-competition-moves.ts'

type Props = { row: CompetitionListRead; moves: ReturnType<typeof useCompetitionMoves> }

export function CompetitionActions({ row, moves }: Props) {
  const person = usePerson()
  const refusal = (verb: CompetitionVerb) =>
    decideCompetition(person, { competition: row, now: serverNow() }, verb).refusal
  const isBeforeStart = competitionIsBeforeStart(row)
  return (
    <div className="relative z-10 mt-auto flex w-full flex-wrap items-center gap-2 border-t border-hair pt-3">
      {isBeforeStart && refusal('approve') !== 'not-allowed' ? (
        <SupervisorActions row={row} moves={moves} refusal={refusal} />
      ) : null}
      {refusal('edit') !== 'not-allowed' ? <OwnerActions row={row} moves={moves} refusal={refusal} /> : null}
    </div>
  )
}

type PartProps = Props & { refusal: (verb: CompetitionVerb) => string | undefined }

function SupervisorActions({ row, moves, refusal }: PartProps) {
  const words = useMessages('competitions')
  const [returns, setReturns] = useState(false)
  const approve = refusal('approve')
  const whyNotApprove = approve === 'start-has-passed' ? words.whyNotPassed : words.whyNotApprove
  return (
    <>
      <Button
        kind={approve ? 'quiet' : 'primary'}
        disabledReason={approve ? whyNotApprove : null}
        onClick={() => void moves.approve(row)}
        icon={<Icon name="check" />}
      >
        {words.approve}
      </Button>
      {refusal('return') ? null : <Button onClick={() => setReturns(true)}>{words.return}</Button>}
      {returns ? <ReturnDialog row={row} onClose={() => setReturns(false)} /> : null}
    </>
  )
}

function OwnerActions({ row, moves, refusal }: PartProps) {
  const words = useMessages('competitions')
  const navigate = useNavigate()
  const publish = refusal('publish')
  const whyNotPublish = competitionIsPublic(row)
    ? words.whyNotPublish.published
    : publish === 'competition-incomplete'
      ? words.whyNotPublish.incomplete
      : startHasPassed(row, serverNow())
        ? words.whyNotPassed
        : words.whyNotPublish.notApproved
  const copies = refusal('copy') === undefined
  const copy = () => void moves.copy(row)
  if (!competitionIsBeforeStart(row)) {
    return copies ? (
      <Button icon={<Icon name="copy" />} onClick={copy}>
        {words.copy}
      </Button>
    ) : null
  }
  return (
    <>
      {refusal('give-back') === undefined ? (
        <Button kind="primary" onClick={() => void moves.chooseNewDate(row)}>
          {words.newDate}
        </Button>
      ) : (
        <Button
          kind={publish ? 'quiet' : 'primary'}
          disabledReason={publish ? whyNotPublish : null}
          onClick={() => void moves.publish(row)}
        >
          {words.publish}
        </Button>
      )}
      <div className="ms-auto flex">
        <IconButton
          icon="edit"
          label={words.edit}
          disabledReason={refusal('edit') ? words.whyNotEdit : null}
          onClick={() => void navigate({ to: paths.editCompetition(row.id) })}
        />
        {copies ? <IconButton icon="copy" label={words.copy} onClick={copy} /> : null}
        <IconButton
          icon="trash"
          label={words.delete}
          disabledReason={refusal('delete') ? words.whyNotDelete : null}
          onClick={() => void moves.remove(row)}
        />
      </div>
    </>
  )
}
