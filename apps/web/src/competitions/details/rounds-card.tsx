/** The rounds of a phase: judges get actions, athletes see rank, picture and score (screens §9). */
import type { Phase } from '@trickline/competition/phases'
import { canSeeRoundHistory } from '@trickline/competition/visibility'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { athleteColumn, rankColumn, RoundLink, scoreColumn } from '@trickline/views/phases/columns.tsx'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { type PhaseRow, phaseRows } from '@trickline/views/phases/phase-rows.ts'
import { judgesQueue, type QueueRow } from '../../phases/queue-rows.ts'
import { revealingPhase, Spoiler } from '@trickline/views/phases/spoiler.tsx'
import type { QueueSteps } from '../../phases/use-queue-steps.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { Menu } from '@trickline/ui/menu.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { type Column, Table } from '@trickline/ui/table.tsx'
import { useIsWide } from '@trickline/ui/use-wide.ts'
import { DetailsCard, type DetailsProps } from './details-card.tsx'
import { nameColumn, numberBelowColumn, numberColumn } from './name-columns.tsx'

type Props = DetailsProps & { phase: Phase; isWide: boolean }

export function DetailsRounds({ phase, asJudge, isWide, ...props }: Props) {
  const words = useMessages('details')
  const phases = useMessages('phases')
  const rows = phaseRows(props.view, phase)
  const title = words.round(phase.number, phaseName(phase.name, phases))
  const isCurrent = props.view.status === 'started' && phase.number === props.view.current?.number
  const forAthletes = useAthletesColumns()
  const forJudges = useJudgesColumns(props, rows)
  return (
    <DetailsCard
      id={`round-${phase.number}`}
      title={title}
      isCurrent={isCurrent}
      isOpen={useIsWide() || props.view.status !== 'started' || isCurrent}
      count={rows.length}
      isWide={isWide}
    >
      <Spoiler
        competitionId={props.view.id}
        phase={asJudge ? null : revealingPhase(props.view, { key: phase.name, phase })}
      >
        <Table
          caption={title}
          columns={asJudge ? forJudges : forAthletes}
          rows={rows}
          rowKey={({ key }) => key}
          glows={({ key }) => props.view.glowing.has(key)}
        />
      </Spoiler>
    </DetailsCard>
  )
}

function useAthletesColumns(): Column<PhaseRow>[] {
  const words = useMessages('details')
  return [
    rankColumn(words.rank),
    athleteColumn(words.athlete, ({ round }) => round?.user),
    scoreColumn(words.score, ({ score }) => <Score value={score} />),
    {
      key: 'view',
      head: <span className="sr-only">{words.look}</span>,
      numeric: true,
      cell: ({ round, isOpenable }) =>
        round && isOpenable ? (
          <RoundLink round={round} className={buttonClass()}>
            <Icon name="eye" />
            {words.look}
          </RoundLink>
        ) : null,
    },
  ]
}

function useJudgesColumns(
  { view, steps }: Pick<Props, 'view' | 'steps'>,
  rows: readonly PhaseRow[],
): Column<PhaseRow>[] {
  const words = useMessages('details')
  const { all } = judgesQueue(view)
  const queue = new Map(all.map((row) => [row.round.id, row]))
  const hasRanks = rows.some(({ rank }) => rank !== null)
  const name = nameColumn<PhaseRow>(words, ({ round }) => round?.user)
  return [
    ...(hasRanks
      ? [rankColumn<PhaseRow>(words.rank), name, numberBelowColumn(words.number, numberOf)]
      : [numberColumn(words.number, numberOf), name]),
    scoreColumn(words.score, ({ score }) => <Score value={score} />),
    {
      key: 'actions',
      head: <span className="sr-only">{words.actions}</span>,
      place: 'after',
      numeric: true,
      cell: (row) => <Actions {...{ view, row, steps }} queued={row.round && queue.get(row.round.id)} />,
    },
  ]
}

function numberOf({ round }: PhaseRow): number | undefined {
  return round?.run_order
}

type ActionsProps = Pick<Props, 'view'> & {
  row: PhaseRow
  queued: QueueRow | null | undefined
  steps: QueueSteps
}

/** Single rounds are never published, only whole phases (screens §9). */
function Actions({ view, row: { round, isOpenable }, queued, steps }: ActionsProps) {
  const common = useMessages('common')
  const words = useMessages('details')
  const { whatChanged } = useMessages('phaseSteps')
  if (round === null || round.status === 'unknown') return null
  const edits = queued?.main === 'reopen' || queued?.main === 'continue'
  return (
    <Menu
      label={words.actionsOf(personName(round.user, common))}
      items={[
        {
          label: words.look,
          icon: 'eye',
          disabledReason: isOpenable ? null : words.whyNotLook,
          onChoose: () => steps.open({ round }),
        },
        { label: words.publish, disabledReason: words.whyNotPublish, onChoose: () => {} },
        {
          label: words.edit,
          icon: 'edit',
          disabledReason: edits ? null : words.whyNotEdit,
          onChoose: () => queued && void steps.main(queued),
        },
        ...(canSeeRoundHistory(view.person, view, view.entries, round)
          ? [{ label: whatChanged, icon: 'menu', onChoose: () => steps.openHistory({ round }) } as const]
          : []),
      ]}
    />
  )
}
