/** One place of a pair: picture, name and score, or who will fill the place. */
import type { BracketPair, BracketSlot, BracketStage } from '@trickline/competition/bracket'
import { outReasonOf } from '@trickline/competition/standings'
import type { PersonShort } from '@trickline/contract/people'
import type { Areas } from '@trickline/messages/areas'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { FlagAfterName } from '@trickline/ui/flag.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { firstName, personName } from '../person-name.ts'
import { type CompetitionView, personIn } from './competition-view.ts'

type Props = {
  view: CompetitionView
  pair: BracketPair
  slot: BracketSlot
  side: 'a' | 'b'
  before: BracketStage | undefined
  isScreen: boolean
}

export function BracketPlace({ view, pair, slot, side, before, isScreen }: Props) {
  const words = useMessages('phases')
  const round = view.rounds.find(({ id }) => id === slot.roundId) ?? null
  const lost = !slot.isWinner && (pair.a.isWinner || pair.b.isWinner)
  const look = classNames(
    'min-w-0 whole:min-h-(--place) print:h-(--place)',
    isScreen && 'h-(--place)',
    side === 'a' && !pair.isBye && 'whole:border-b whole:border-hair',
    pair.isBye && slot.kind === 'empty' && 'whole:hidden',
    lost && 'text-soft',
    round !== null && view.glowing.has(`round:${round.id}`) && 'glow',
  )
  return (
    <>
      <span
        className={classNames(
          'flex items-center gap-2.5 leading-tight whole:flex-row whole:gap-[0.5em] whole:text-start',
          side === 'a' ? '[grid-area:na]' : 'flex-row-reverse text-end [grid-area:nb]',
          look,
        )}
      >
        {slot.kind === 'athlete' ? (
          <Athlete
            user={personIn(view, slot.userId)}
            isWinner={slot.isWinner}
            isOut={round !== null && outReasonOf(round) !== null}
            isScreen={isScreen}
            isShort={(isScreen || view.stages.length > 3) && !hasNamesake(view, slot.userId)}
          />
        ) : (
          <span className="min-w-0 text-soft">
            <AwaitedText {...{ slot, pair, before, view }} />
          </span>
        )}
      </span>
      <span
        className={classNames(
          'flex items-center gap-[0.4em] whole:justify-end whole:ps-[0.5em]',
          side === 'a' ? '[grid-area:sa]' : 'justify-end [grid-area:sb]',
          look,
        )}
      >
        {slot.isAhead ? <LeaderMark label={words.leads} /> : null}
        {slot.score === null ? null : (
          <Score
            value={slot.score}
            size="inherit"
            className={classNames(
              'text-[1.1875rem] whole:text-[1.0625em]',
              slot.isWinner ? 'font-extrabold' : 'font-semibold',
            )}
          />
        )}
        {slot.isWinner && !pair.isBye ? <span className="sr-only">{words.winner}</span> : null}
      </span>
    </>
  )
}

/** Marks an athlete who is ahead by unpublished scores. */
export function LeaderMark({ label }: { label?: string }) {
  return (
    <span title={label} className="inline-flex shrink-0">
      <span aria-hidden="true" className="size-[0.6em] rounded-full border-[0.14em] border-accent-ink" />
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  )
}

function hasNamesake(view: CompetitionView, userId: number): boolean {
  const { name } = personIn(view, userId)
  return view.athletes.some((other) => other.userId !== userId && personIn(view, other.userId).name === name)
}

type AthleteProps = {
  user: PersonShort
  isWinner: boolean
  isOut: boolean
  isScreen: boolean
  /** Shows only the first name, if nobody else has it: the tree is narrow, or read from afar. */
  isShort: boolean
}

/** On paper the surname appears if all of it fits on the line. */
function Athlete({ user, isWinner, isOut, isScreen, isShort }: AthleteProps) {
  const common = useMessages('common')
  const first = firstName(user, common)
  const surname = user.is_deleted ? '' : user.surname
  return (
    <>
      <span
        className={classNames(
          'flex shrink-0 [&>*]:size-9 print:hidden',
          isScreen
            ? 'whole:[&>*]:size-[calc(var(--place)*0.7)]'
            : 'whole:[&>*]:size-[min(1.625rem,calc(var(--place)-0.25rem))]',
        )}
      >
        <Avatar name={user.name} surname={user.surname} src={user.img_path} />
      </span>
      <span
        title={personName(user, common)}
        className={classNames(
          'min-w-0 [overflow-wrap:anywhere]',
          isOut && 'line-through',
          oneLine.print,
          isScreen && oneLine.screen,
        )}
      >
        <span
          className={classNames(
            'block whole:inline',
            isWinner ? 'font-extrabold whole:font-bold' : 'font-semibold',
          )}
        >
          {isScreen ? (
            <span style={{ fontSize: `${Math.min(1, lettersInPlace / first.length)}em` }}>{first}</span>
          ) : (
            first
          )}
        </span>{' '}
        <span
          className={classNames(
            'block text-label text-soft whole:inline whole:text-[length:inherit] whole:text-inherit',
            isWinner && 'whole:font-semibold',
          )}
        >
          <span className={isShort ? 'whole:hidden print:inline' : undefined}>{surname}</span>
          {user.country ? (
            <span className={isScreen ? undefined : 'whole:hidden'}>
              <FlagAfterName country={user.country} />
            </span>
          ) : null}
        </span>
      </span>
    </>
  )
}

/** That fit beside a score on a big screen; a longer first name is smaller. */
const lettersInPlace = 9

/** What does not fit wraps out of sight. */
const oneLine = {
  print:
    'print:flex print:h-[1.3em] print:flex-wrap print:gap-x-[0.25em] print:overflow-hidden print:[&>*]:leading-[1.3]!',
  screen: 'flex h-[1.3em] flex-wrap gap-x-[0.25em] overflow-hidden [&>*]:leading-[1.3]!',
}

type AwaitedProps = Pick<Props, 'view' | 'slot' | 'pair' | 'before'>

/** Before seeding: the place in qualifying. Then: the two athletes of whom one comes, or the pair they will be. */
function AwaitedText({ view, slot, pair, before }: AwaitedProps): string {
  const common = useMessages('common')
  const words = useMessages('phases')
  if (slot.kind === 'empty') return pair.isBye ? words.bye : ''
  if (slot.kind === 'awaited' && slot.seed !== null) return words.ofQualifying(slot.seed)
  const from = slot.from && before?.pairs[slot.from.number - 1]
  if (!slot.from || !from || !before) return words.toBeDecided
  const name = namesIn(from, view, common)
  const isWinner = slot.from.outcome === 'winner'
  if (name) return words[isWinner ? 'eitherOf' : 'loserOfPair'](...name)
  return words[isWinner ? 'winnerOf' : 'loserOf'](words.names[before.name], from.number)
}

function namesIn(
  { a, b }: BracketPair,
  view: CompetitionView,
  common: Areas['common'],
): [string, string] | null {
  if (a.kind !== 'athlete' || b.kind !== 'athlete') return null
  return [firstName(personIn(view, a.userId), common), firstName(personIn(view, b.userId), common)]
}
