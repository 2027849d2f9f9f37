/** Who takes part: for judges a table with the button that judges each athlete, for athletes the faces (screens §9). */
import type { EntryRead } from '@trickline/contract/read'
import type { Areas } from '@trickline/messages/areas'
import { entryName } from '../../entries/entry-name.ts'
import { EntryStatusChip } from '../../entries/entry-status.tsx'
import { useMessages } from '../../lib/messages.ts'
import { AthleteName } from '../../phases/athlete-name.tsx'
import type { SeenCompetition } from '../../phases/as-seen.ts'
import { judgesQueue, type QueueRow } from '../../phases/queue-rows.ts'
import type { QueueSteps } from '../../phases/use-queue-steps.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { DetailsCard, type DetailsProps } from './details-card.tsx'
import { nameColumns } from './name-columns.tsx'

export function DetailsParticipants(props: DetailsProps) {
  const { seen, asJudge } = props
  const words = useMessages('details')
  const rows = seen.detail.entries
    .filter((row) => row.status !== 'declined')
    .toSorted((one, other) => one.role_id - other.role_id || one.orderNumber - other.orderNumber)
  return (
    <DetailsCard id="participants" title={words.participants} count={rows.length}>
      {rows.length === 0 ? <p className="text-soft">{words.nobody}</p> : null}
      {asJudge ? <JudgesTable {...props} rows={rows} /> : <Faces {...props} rows={rows} />}
    </DetailsCard>
  )
}

type Props = DetailsProps & { rows: readonly EntryRead[] }

function Faces({ rows, seen, glowing }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {rows.flatMap((row) =>
        row.user === null
          ? []
          : [
              <li
                key={row.id}
                className={`border-b border-hair py-2 ${glowing.has(`entry:${row.id}`) ? 'glow' : ''}`}
              >
                <AthleteName user={row.user} isOwn={row.userId === seen.person?.id} />
              </li>,
            ],
      )}
    </ul>
  )
}

function JudgesTable({ rows, seen, glowing, steps }: Props) {
  const words = useMessages('details')
  const columns = useJudgesColumns(seen, steps)
  return (
    <Table
      caption={words.participants}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      glows={({ id }) => glowing.has(`entry:${id}`)}
    />
  )
}

/** The button is the next step of the judges' queue; whoever has none there cannot be judged now. */
function useJudgesColumns(seen: SeenCompetition, steps: QueueSteps): Column<EntryRead>[] {
  const words = useMessages('details')
  const phases = useMessages('phases')
  const { toJudge, judged } = judgesQueue(seen)
  const queue = new Map([...toJudge, ...judged].map((each) => [each.round.userId, each]))
  const queued = (row: EntryRead): QueueRow | null =>
    row.role === 'athlete' && row.userId !== null ? (queue.get(row.userId) ?? null) : null
  return [
    {
      key: 'number',
      head: words.number,
      place: 'start',
      cell: (row) => (
        <span className="tabular inline-block min-w-6 font-semibold text-soft">
          {row.role === 'athlete' ? row.orderNumber : '–'}
        </span>
      ),
    },
    ...nameColumns<EntryRead>(words, useWide(), ({ userId, user, invited_email }) => ({
      userId,
      name: user?.name ?? (invited_email || words.byEmail),
      surname: user?.surname ?? '',
    })),
    {
      key: 'status',
      head: words.status,
      cell: (row) => <EntryStatusChip row={row} />,
    },
    { key: 'role', head: words.role, cell: (row) => roleName(row, words) },
    {
      key: 'judge',
      head: <span className="sr-only">{words.judge}</span>,
      place: 'end',
      numeric: true,
      cell: (row) => {
        const next = queued(row)
        if (!next?.main) return null
        return (
          <Button
            aria-label={phases.stepsOf[next.main](entryName(row))}
            onClick={() => void steps.main(next)}
          >
            {phases.steps[next.main]}
          </Button>
        )
      },
    },
  ]
}

function roleName(row: EntryRead, words: Areas['details']): string {
  const { role } = row
  return role === 'unknown' ? row.roleName : words.roles[role]
}
