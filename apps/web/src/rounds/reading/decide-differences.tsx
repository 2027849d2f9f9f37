/** What two judges read differently, one difference per row: a tap chooses a reading; none is preselected (screens §45). */
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
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useTricks } from '@trickline/client/catalogue.ts'
import { draftRows, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { performanceTags, trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import { firstName, personName } from '@trickline/views/person-name.ts'
import { useAction } from '../../lib/use-action.ts'
import { decideBallots } from '../ballot-mutations.ts'
import { PlayFrom } from '../rows/play-from.tsx'
import { asksJoined, choiceOf, type SaidTrick, type Side, type Taken, takenIn } from './said-tricks.ts'

const NeitherDialog = lazyComponent(async () => (await import('./neither-dialog.tsx')).NeitherDialog)

export type BallotsReply = ReplyFor<typeof getBallots>
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
  const [chosen, setChosen] = useState<ReadonlyMap<number, Taken>>(new Map())
  const { differences, waits, proposal } = ballots
  const nameOf = ({ judge }: Ballot) => (judge ? firstName(judge, common) : words.nobody)
  const proposed = new Map(proposal?.choices.map(({ at, take }) => [at, takenIn(take)]))
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
            onChoose={(taken) => setChosen(new Map(chosen).set(difference.at, taken))}
          />
        ))}
      </ol>
      <Decide {...{ round, ballots, move, chosen }} />
    </div>
  )
}

type DecideProps = Pick<Props, 'round' | 'ballots' | 'move'> & { chosen: ReadonlyMap<number, Taken> }

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
          // sends the proposal that was shown, so that a newer one is refused
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
            differences.flatMap((difference) => {
              const taken = chosen.get(difference.at)
              return taken === undefined ? [] : [choiceOf(difference, taken)]
            }),
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
  chosen: Taken | null
  proposed: Taken | undefined
  onChoose: (taken: Taken) => void
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
          {words.atStake(format.value(difference.points.at_stake))}
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
            // bounds can differ even if the tricks are the same
            joined={difference.joined.a === difference.joined.b ? null : difference.joined[side]}
            isChosen={chosen === side}
            isProposed={proposed === side}
            onChoose={() => onChoose(side)}
          />
        ))}
      </div>
      <Neither
        number={place + 1}
        asksJoined={asksJoined(difference)}
        chosen={typeof chosen === 'string' ? null : chosen}
        proposed={typeof proposed === 'string' ? undefined : proposed}
        onTake={onChoose}
      />
    </li>
  )
}

type NeitherProps = {
  number: number
  asksJoined: boolean
  chosen: readonly SaidTrick[] | null
  proposed: readonly SaidTrick[] | undefined
  onTake: (tricks: readonly SaidTrick[]) => void
}

/** What was there instead; a proposed answer is accepted by confirming. */
function Neither({ chosen, proposed, onTake, ...difference }: NeitherProps) {
  const { neither } = useMessages('ballots')
  const [isOpen, setOpen] = useState(false)
  const said = useSaid(chosen ?? proposed)
  return (
    <>
      <button
        type="button"
        aria-pressed={chosen !== null}
        onClick={() => setOpen(true)}
        className={classNames(
          'mt-1 flex min-h-touch w-full items-center gap-2 rounded-control border px-3 py-1 text-start hover:bg-sunken',
          chosen === null
            ? 'border-transparent text-label text-soft'
            : 'border-ink bg-sunken font-semibold outline outline-ink',
        )}
      >
        <span className="min-w-0 flex-1 break-words">
          {said === null ? neither.choose : neither.said(said)}
        </span>
        {proposed ? <Icon name="edit" className="size-4 shrink-0" /> : null}
        {chosen === null ? null : <Icon name="check" className="size-4 shrink-0" />}
      </button>
      {isOpen ? (
        <NeitherDialog
          {...difference}
          onClose={() => setOpen(false)}
          onTake={(tricks: SaidTrick[]) => {
            setOpen(false)
            onTake(tricks)
          }}
        />
      ) : null}
    </>
  )
}

function useSaid(tricks: readonly SaidTrick[] | undefined): string | null {
  const words = useMessages('ballots')
  const judging = useMessages('judging')
  const catalogue = useTricks().tricks
  if (!tricks) return null
  const titles = tricks.map((trick) => {
    const shortName = catalogue.find(({ id }) => id === trick.id)?.short_name ?? `${trick.id}`
    return trickTitle({ ...trick, shortName }, judging)
  })
  return titles.length === 0 ? words.neither.nothing : titles.join(', ')
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
      <span className="tabular mt-auto text-label text-soft">
        {rows.length === 0 ? null : format.value(points)}
      </span>
    </button>
  )
}

function useReading(rows: readonly ValidatedRow[]): string {
  const words = useMessages('ballots')
  const judging = useMessages('judging')
  const titles = tricksOf(draftRows(rows)).map((trick) => trickTitle(trick, judging))
  return titles.length === 0 ? words.notSeen : titles.join(', ')
}
