/** What two judges read differently, one difference a line: a tap chooses a reading, nothing is chosen before (screens §45). */
import { useState } from 'react'
import type { BallotChoice, BallotDifference } from '@trickline/contract/ballots'
import type { ReplyFor } from '@trickline/contract/call-types'
import type { getBallots } from '@trickline/contract/calls/ballots'
import type { ValidatedRow } from '@trickline/contract/validated-tricks'
import type { RoundReply } from '@trickline/client/round.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { draftRows, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { performanceTags, trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import { firstName, personName } from '@trickline/views/person-name.ts'
import { useAction } from '../../lib/use-action.ts'
import { decideBallots } from '../ballot-mutations.ts'
import { PlayFrom } from '../rows/play-from.tsx'

export type BallotsReply = ReplyFor<typeof getBallots>
type Side = 'a' | 'b'
type Ballot = BallotsReply['ballots'][number]
type Props = Pick<RoundReply, 'round'> & {
  ballots: BallotsReply
  one: Ballot
  other: Ballot
  move: 'resolve' | 'propose'
}

export function DecideDifferences({ round, ballots, one, other, move }: Props) {
  const words = useMessages('ballots')
  const common = useMessages('common')
  const format = useFormat()
  const [chosen, setChosen] = useState<ReadonlyMap<number, Side>>(new Map())
  const { differences, waits, proposal } = ballots
  const nameOf = ({ judge }: Ballot) => (judge ? firstName(judge, common) : words.nobody)
  const proposed = new Map(proposal?.choices.map(({ at, take }) => [at, take]))
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h2 className="text-title">{words.differences(differences.length)}</h2>
        <p className="text-soft">{waits ? words.waits[waits] : null}</p>
        <p className="tabular mt-1 text-label text-soft">
          {[one, other].map((ballot) => `${nameOf(ballot)} ${format.score(ballot.total)}`).join(' · ')}
        </p>
      </div>
      {proposal?.user ? (
        <p className="font-semibold">{words.proposedBy(personName(proposal.user, common))}</p>
      ) : null}
      <ol className="flex flex-col gap-3">
        {differences.map((difference, place) => (
          <DifferenceLine
            key={difference.at}
            {...{ difference, place }}
            names={{ a: nameOf(one), b: nameOf(other) }}
            chosen={chosen.get(difference.at) ?? null}
            proposed={proposed.get(difference.at)}
            onChoose={(side) => setChosen(new Map(chosen).set(difference.at, side))}
          />
        ))}
      </ol>
      <Decide {...{ round, ballots, move, chosen }} />
    </div>
  )
}

type DecideProps = Pick<Props, 'round' | 'ballots' | 'move'> & { chosen: ReadonlyMap<number, Side> }

function Decide({ round, ballots: { differences, proposal }, move, chosen }: DecideProps) {
  const words = useMessages('ballots')
  const me = usePerson()?.id
  const { run, busy } = useAction()
  const open = differences.filter(({ at }) => !chosen.has(at)).length
  const isTheirs = proposal !== null && proposal.user?.id !== me
  const confirms = isTheirs && chosen.size === 0
  const send = (choices: BallotChoice[], confirm: boolean) =>
    void run(
      decideBallots,
      { roundId: round.id, choices, confirm },
      { done: move === 'propose' && !confirm ? words.proposed : words.decided },
    )
  const state = { busy, busyText: words.busy, className: 'max-sm:flex-1' }
  return (
    <div className="flex flex-wrap gap-3">
      {isTheirs ? (
        <Button
          {...state}
          kind={confirms ? 'primary' : 'quiet'}
          // as it was read: another proposal in the meantime is refused
          onClick={() => send(proposal.choices, true)}
        >
          {words.confirm}
        </Button>
      ) : null}
      <Button
        {...state}
        kind={confirms ? 'quiet' : 'primary'}
        disabledReason={open > 0 ? words.open(open) : null}
        onClick={() =>
          send(
            [...chosen].map(([at, take]) => ({ at, take })),
            false,
          )
        }
      >
        {move === 'resolve' ? words.decide : isTheirs ? words.otherwise : words.propose}
      </Button>
    </div>
  )
}

type LineProps = {
  difference: BallotDifference
  place: number
  names: Record<Side, string>
  chosen: Side | null
  proposed: unknown
  onChoose: (side: Side) => void
}

function DifferenceLine({ difference, place, names, chosen, proposed, onChoose }: LineProps) {
  const words = useMessages('ballots')
  const format = useFormat()
  const [first] = [...difference.a, ...difference.b]
  const title = useReading(first ? [first] : [])
  return (
    <li className="rounded-card border border-hair bg-raised p-2">
      <div className="flex min-h-touch items-center gap-2 ps-2">
        <span className="tabular font-bold text-soft">{place + 1}</span>
        <span className="tabular min-w-0 flex-1 text-label text-soft">
          {words.atStake(format.score(difference.points.at_stake))}
        </span>
        <PlayFrom second={difference.video_second} of={title} />
      </div>
      <div className="grid grid-cols-2 gap-2">
        {(['a', 'b'] as const).map((side) => (
          <ReadingButton
            key={side}
            rows={difference[side]}
            points={difference.points[side]}
            name={names[side]}
            // bounds differ where the tricks are the same
            joined={difference.joined.a === difference.joined.b ? null : difference.joined[side]}
            isChosen={chosen === side}
            isProposed={proposed === side}
            onChoose={() => onChoose(side)}
          />
        ))}
      </div>
    </li>
  )
}

type ReadingProps = {
  rows: readonly ValidatedRow[]
  points: number
  name: string
  joined: boolean | null
  isChosen: boolean
  isProposed: boolean
  onChoose: () => void
}

function ReadingButton({ rows, points, name, joined, isChosen, isProposed, onChoose }: ReadingProps) {
  const words = useMessages('ballots')
  const judging = useMessages('judging')
  const format = useFormat()
  const reading = useReading(rows)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={words.reads(name, reading)}
      onClick={onChoose}
      className={classNames(
        'flex min-h-touch min-w-0 flex-col gap-1 rounded-control border p-3 text-start hover:bg-sunken',
        isChosen ? 'border-ink bg-sunken outline outline-ink' : 'border-edge',
      )}
    >
      <span className="flex w-full items-center gap-1 text-label text-soft">
        <span className="min-w-0 flex-1 break-words">{name}</span>
        {isProposed ? <Icon name="edit" className="size-4 shrink-0" /> : null}
        <span className="size-4 shrink-0">{isChosen ? <Icon name="check" className="size-4" /> : null}</span>
      </span>
      {rows.length === 0 ? <span className="font-semibold text-soft">{words.notSeen}</span> : null}
      {tricksOf(draftRows(rows)).map((trick) => (
        <span key={trick.key} className="leading-tight font-semibold break-words">
          {trick.shortName}{' '}
          <span className="text-label text-accent-ink">{performanceTags(trick, judging).join(' ')}</span>
        </span>
      ))}
      {joined === null || rows.length === 0 ? null : (
        <span className="text-label text-soft">{joined ? words.joined : words.alone}</span>
      )}
      <span className="tabular mt-auto text-label text-soft">{format.score(points)}</span>
    </button>
  )
}

function useReading(rows: readonly ValidatedRow[]): string {
  const words = useMessages('ballots')
  const judging = useMessages('judging')
  const titles = tricksOf(draftRows(rows)).map((trick) => trickTitle(trick, judging))
  return titles.length === 0 ? words.notSeen : titles.join(', ')
}
