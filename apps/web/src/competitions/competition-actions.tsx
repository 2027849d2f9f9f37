/** Actions of a card: the owner's or supervisor's next step as a button, the rest in a menu; disabled ones say why (screens §3). */
import { Link, useNavigate } from '@tanstack/react-router'
import {
  type CompetitionVerb,
  decideCompetition,
  startHasPassed,
} from '@trickline/competition/competition-moves'
import { competitionIsBeforeStart, competitionIsPublic } from '@trickline/competition/competition-status'
import type { CompetitionListRead } from '@trickline/contract/read-rows'
import { type ReactNode, useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { Menu, type MenuItem } from '@trickline/ui/menu.tsx'
import { AthletesSummaryBar } from './athletes-summary-bar.tsx'
import { ReturnDialog } from './return-later.tsx'
import { useCompetitionMoves } from './use-competition-moves.ts'

type Props = { row: CompetitionListRead; moves: ReturnType<typeof useCompetitionMoves> }

export const cardActions = { Menu: CompetitionMenu, AthletesSummaryBar, NextSteps }
export type CardActions = typeof cardActions

function NextSteps({ row }: Pick<Props, 'row'>) {
  const moves = useCompetitionMoves()
  const refusal = useRefusal(row)
  const steps = [
    refusal('approve') ? null : <Approve key="approve" {...{ row, moves }} />,
    refusal('return') ? null : <Return key="return" row={row} />,
    refusal('copy') ? null : <OwnStep key="own" {...{ row, moves }} />,
  ].filter(Boolean)
  return steps.length === 0 ? null : (
    <div className="relative z-10 mt-auto flex w-full flex-wrap items-center gap-2 border-t border-hair pt-3 empty:hidden">
      {steps}
    </div>
  )
}

function useRefusal(row: CompetitionListRead) {
  const person = usePerson()
  return (verb: CompetitionVerb) =>
    decideCompetition(person, { competition: row, now: serverNow() }, verb).refusal
}

function Approve({ row, moves }: Props) {
  const words = useMessages('competitionSteps')
  return (
    <Button kind="ink" onClick={() => void moves.approve(row)} icon={<Icon name="check" />}>
      {words.approve}
    </Button>
  )
}

function Return({ row }: Pick<Props, 'row'>) {
  const words = useMessages('competitionSteps')
  const [returns, setReturns] = useState(false)
  return (
    <>
      <Button onClick={() => setReturns(true)}>{words.return}</Button>
      {returns ? <ReturnDialog row={row} onClose={() => setReturns(false)} /> : null}
    </>
  )
}

/** The owner's next step. */
function OwnStep({ row, moves }: Props): ReactNode {
  const words = useMessages('competitionSteps')
  const refusal = useRefusal(row)
  const waiting = row.athletes_summary?.pending ?? 0
  if (!refusal('give-back')) {
    return (
      <Button kind="ink" onClick={() => void moves.chooseNewDate(row)}>
        {words.newDate}
      </Button>
    )
  }
  if (!refusal('publish')) {
    return (
      <Button kind="ink" onClick={() => void moves.publish(row)}>
        {words.publish}
      </Button>
    )
  }
  if (row.status === 'registered') {
    return (
      <Link to={paths.editCompetition(row.id)} className={buttonClass('ink')}>
        {words.finishForm}
      </Link>
    )
  }
  if (row.status === 'pending') {
    return refusal('approve') ? <p className="text-label text-soft">{words.toPublish.approval}</p> : null
  }
  return row.status === 'published' && waiting > 0 ? (
    <Link to={paths.competition(row.id)} search={{ panel: 'athletes' }} className={buttonClass('quiet')}>
      {words.startProblems.waiting(waiting)}
    </Link>
  ) : null
}

function CompetitionMenu({ row }: Pick<Props, 'row'>) {
  const common = useMessages('common')
  const items = useMenuItems({ row, moves: useCompetitionMoves() })
  return items.length === 0 ? null : (
    <div className="relative z-10 -my-2.5 -me-2">
      <Menu label={common.more} items={items} />
    </div>
  )
}

function useMenuItems({ row, moves }: Props): MenuItem[] {
  const words = useMessages('competitionSteps')
  const navigate = useNavigate()
  const refusal = useRefusal(row)
  const isBeforeStart = competitionIsBeforeStart(row)
  const isOwn = refusal('edit') !== 'not-allowed'
  const [approve, publish] = [refusal('approve'), refusal('publish')]
  const hasPassed = startHasPassed(row, serverNow())
  const whyNotPublish = competitionIsPublic(row)
    ? words.whyNotPublish.published
    : publish === 'competition-incomplete'
      ? words.whyNotPublish.incomplete
      : hasPassed
        ? words.whyNotPassed
        : words.whyNotPublish.notApproved
  const refusedSteps: (MenuItem | false)[] = [
    approve !== undefined &&
      approve !== 'not-allowed' && {
        label: words.approve,
        icon: 'check',
        disabledReason: approve === 'start-has-passed' ? words.whyNotPassed : words.whyNotApprove,
        onChoose: () => {},
      },
    isOwn &&
      publish !== undefined &&
      refusal('give-back') !== undefined && {
        label: words.publish,
        icon: 'eye',
        disabledReason: whyNotPublish,
        onChoose: () => {},
      },
  ]
  const ownMoves: (MenuItem | false)[] = [
    isOwn && {
      label: words.edit,
      icon: 'edit',
      disabledReason: refusal('edit') ? words.whyNotEdit : null,
      onChoose: () => void navigate({ to: paths.editCompetition(row.id) }),
    },
    refusal('copy') === undefined && {
      label: words.copy,
      icon: 'copy',
      onChoose: () => void moves.copy(row),
    },
    isOwn && {
      label: words.delete,
      icon: 'trash',
      kind: 'danger',
      disabledReason: refusal('delete') ? words.whyNotDelete : null,
      onChoose: () => void moves.remove(row),
    },
  ]
  const shown = isBeforeStart ? [...refusedSteps, ...ownMoves] : ownMoves.slice(1, 2)
  return shown.filter((item) => item !== false)
}
