/** The rounds of one number: for judges with what can be done with each, for athletes rank, face and score (screens §9). */
import type { Phase } from '@trickline/competition/phases'
import type { Areas } from '@trickline/messages/areas'
import { useMessages } from '../../lib/messages.ts'
import { personName } from '../../lib/person-name.ts'
import type { SeenCompetition } from '../../phases/as-seen.ts'
import { AthleteName } from '../../phases/athlete-name.tsx'
import { phaseName } from '../../phases/phase-name.ts'
import { type PhaseRow, phaseRows } from '../../phases/phase-rows.ts'
import { judgesQueue, type QueueRow } from '../../phases/queue-rows.ts'
import { Rank } from '../../phases/rank.tsx'
import { RoundLink } from '../../phases/round-link.tsx'
import type { QueueSteps } from '../../phases/use-queue-steps.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Score } from '../../ui/score.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { DetailsCard, type DetailsProps } from './details-card.tsx'
import { nameColumns } from './name-columns.tsx'

export function DetailsRounds({ seen, asJudge, glowing, steps, phase }: DetailsProps & { phase: Phase }) {
  const words = useMessages('details')
  const phases = useMessages('phases')
  const rows = phaseRows(seen, phase)
  const title = words.round(phase.number, phaseName(phase.name, phases))
  const judging = useJudgesColumns(seen, steps)
  return (
    <DetailsCard id={`round-${phase.number}`} title={title} count={rows.length}>
      <Table
        caption={title}
        columns={asJudge ? judging : athletesColumns(seen, words)}
        rows={rows}
        rowKey={({ key }) => key}
        glows={({ key }) => glowing.has(key)}
      />
    </DetailsCard>
  )
}

function athletesColumns({ person }: SeenCompetition, words: Areas['details']): Column<PhaseRow>[] {
  return [
    rankColumn(words),
    {
      key: 'athlete',
      head: words.athlete,
      place: 'lead',
      cell: ({ round }) =>
        round ? <AthleteName user={round.user} isOwn={round.userId === person?.id} /> : null,
    },
    scoreColumn(words),
    {
      key: 'view',
      head: <span className="sr-only">{words.look}</span>,
      numeric: true,
      cell: ({ round, opens }) =>
        round && opens ? (
          <RoundLink round={round} className={buttonClass()}>
            <Icon name="eye" />
            {words.look}
          </RoundLink>
        ) : null,
    },
  ]
}

function useJudgesColumns(seen: SeenCompetition, steps: QueueSteps): Column<PhaseRow>[] {
  const words = useMessages('details')
  const { toJudge, judged } = judgesQueue(seen)
  const queue = new Map([...toJudge, ...judged].map((row) => [row.round.id, row]))
  return [
    {
      key: 'number',
      head: words.number,
      place: 'start',
      cell: ({ round }) => (
        <span className="tabular inline-block min-w-6 font-semibold text-soft">{round?.run_order}</span>
      ),
    },
    ...nameColumns<PhaseRow>(
      words,
      useWide(),
      ({ round }) => round && { userId: round.userId, name: round.user.name, surname: round.user.surname },
    ),
    scoreColumn(words),
    {
      key: 'actions',
      head: <span className="sr-only">{words.actions}</span>,
      place: 'end',
      numeric: true,
      cell: (row) =>
        row.round && row.round.status !== 'unknown' ? (
          <Actions row={row} queued={queue.get(row.round.id) ?? null} steps={steps} />
        ) : null,
    },
  ]
}

/** Of one round publishing and deleting are never possible: a phase is published whole, and keeps its rounds (screens §9). */
function Actions({ row, queued, steps }: { row: PhaseRow; queued: QueueRow | null; steps: QueueSteps }) {
  const words = useMessages('details')
  const { round, opens } = row
  if (round === null) return null
  const edits = queued?.main === 'reopen' || queued?.main === 'continue'
  const look: QueueRow = queued ?? {
    round,
    main: null,
    moves: new Map(),
    isOwn: false,
    isMine: false,
    opens,
  }
  return (
    <Menu
      label={words.actionsOf(personName(round.user))}
      items={[
        {
          label: words.look,
          icon: 'eye',
          whyNot: opens ? null : words.whyNotLook,
          onChoose: () => steps.open(look),
        },
        { label: words.publish, whyNot: words.whyNotPublish, onChoose: () => {} },
        {
          label: words.edit,
          icon: 'edit',
          whyNot: edits ? null : words.whyNotEdit,
          onChoose: () => queued && void steps.main(queued),
        },
        { label: words.delete, icon: 'trash', whyNot: words.whyNotDelete, onChoose: () => {} },
      ]}
    />
  )
}

function rankColumn(words: Areas['details']): Column<PhaseRow> {
  return {
    key: 'rank',
    head: words.rank,
    place: 'start',
    cell: ({ rank, out }) => <Rank rank={rank} out={out} />,
  }
}

function scoreColumn(words: Areas['details']): Column<PhaseRow> {
  return {
    key: 'score',
    head: words.score,
    place: 'end',
    numeric: true,
    cell: ({ score }) => <Score value={score} />,
  }
}
