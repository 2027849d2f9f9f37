/** The participants: judges get a table with a button to judge each athlete, athletes see pictures (screens §9). */
import type { EntryRead } from '@trickline/contract/read-rows'
import { entryName } from '../../entries/entry-name.ts'
import { EntryStatusChip } from '../../entries/entry-status.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { PersonWithPicture } from '@trickline/views/people/person-name.tsx'
import { judgesQueue } from '../../phases/queue-rows.ts'
import { Button } from '@trickline/ui/button.tsx'
import { type Column, Table } from '@trickline/ui/table.tsx'
import { DetailsCard, type DetailsProps } from './details-card.tsx'
import { nameColumn, numberColumn } from './name-columns.tsx'

export function DetailsParticipants({ isOpen, ...props }: DetailsProps & { isOpen: boolean }) {
  const { view, asJudge } = props
  const words = useMessages('details')
  const rows = view.entries
    .filter((row) => row.status !== 'declined')
    .toSorted((one, other) => one.role_id - other.role_id || one.orderNumber - other.orderNumber)
  return (
    <DetailsCard id="participants" title={words.participants} count={rows.length} isOpen={isOpen} isWide>
      {rows.length === 0 ? <p className="text-soft">{words.nobody}</p> : null}
      {asJudge ? <JudgesTable {...props} rows={rows} /> : <Faces {...props} rows={rows} />}
    </DetailsCard>
  )
}

type Props = DetailsProps & { rows: readonly EntryRead[] }

function Faces({ rows, view }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
      {rows.map(({ id, user }) =>
        user === null ? null : (
          <li
            key={id}
            className={`border-b border-hair py-2 ${view.glowing.has(`entry:${id}`) ? 'glow' : ''}`}
          >
            <PersonWithPicture user={user} />
          </li>
        ),
      )}
    </ul>
  )
}

function JudgesTable({ rows, ...props }: Props) {
  const words = useMessages('details')
  return (
    <Table
      caption={words.participants}
      columns={useJudgesColumns(props)}
      rows={rows}
      rowKey={({ id }) => id}
      glows={({ id }) => props.view.glowing.has(`entry:${id}`)}
    />
  )
}

function useJudgesColumns({ view, steps }: Pick<Props, 'view' | 'steps'>): Column<EntryRead>[] {
  const common = useMessages('common')
  const words = useMessages('details')
  const phases = useMessages('phaseSteps')
  const { all } = judgesQueue(view)
  const queue = new Map(all.map((each) => [each.round.userId, each]))
  const roleOf = ({ role, roleName }: EntryRead) => (role === 'unknown' ? roleName : words.roles[role])
  return [
    numberColumn(words.number, ({ role, orderNumber }) => (role === 'athlete' ? orderNumber : null)),
    nameColumn(words, ({ user, invited_email }) => user ?? (invited_email || words.byEmail)),
    {
      key: 'status',
      head: `${words.status} · ${words.role}`,
      place: 'below',
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-3">
          <EntryStatusChip row={row} />
          {/* most are athletes, so only screen readers are told */}
          <span className={row.role === 'athlete' ? 'sr-only' : 'text-label text-soft'}>{roleOf(row)}</span>
        </span>
      ),
    },
    {
      key: 'judge',
      head: <span className="sr-only">{words.judge}</span>,
      place: 'end',
      numeric: true,
      cell: (row) => {
        const next = row.role === 'athlete' && row.userId !== null ? queue.get(row.userId) : undefined
        if (!next?.main) return null
        return (
          <Button
            aria-label={phases.stepsOf[next.main](entryName(row, common))}
            onClick={() => void steps.main(next)}
          >
            {phases.steps[next.main]}
          </Button>
        )
      },
    },
  ]
}
