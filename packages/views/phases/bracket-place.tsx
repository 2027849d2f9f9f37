/** One place of a pair: seed, name, winner or leader, score; without an athlete, who will come. */
import type { BracketPair, BracketSlot } from '@trickline/competition/bracket'
import { outReasonOf } from '@trickline/competition/standings'
import type { PersonShort } from '@trickline/contract/people'
import type { Areas } from '@trickline/messages/areas'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName, shortName } from '../person-name.ts'
import { ProfileLink } from '../people/person-name.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { FlagAfterName } from '@trickline/ui/flag.tsx'
import { type CompetitionView, personIn } from './competition-view.ts'
import { RoundScore } from './columns.tsx'
import { roundOpens } from './phase-rows.ts'

type Props = { view: CompetitionView; pair: BracketPair; slot: BracketSlot }

export function BracketPlace({ view, pair, slot }: Props) {
  const words = useMessages('phases')
  const round = view.rounds.find(({ id }) => id === slot.roundId) ?? null
  const lost = !slot.isWinner && (pair.a.isWinner || pair.b.isWinner)
  return (
    <div
      className={classNames(
        'flex min-h-11 items-center gap-[0.45em] px-[0.5em] py-1 leading-tight last:border-t last:border-hair whole:h-[var(--place)] whole:min-h-0 whole:py-0 print:gap-[0.25em] print:px-[0.25em]',
        slot.isWinner ? 'font-bold' : 'font-medium',
        round !== null && view.glowing.has(`round:${round.id}`) && 'glow',
      )}
    >
      {'seed' in slot && slot.seed !== null ? (
        <span
          className="tabular w-[1.3em] shrink-0 text-end font-medium text-soft"
          title={words.seed(slot.seed)}
        >
          {slot.seed}
        </span>
      ) : null}
      {slot.kind === 'athlete' ? (
        <Name
          user={personIn(view, slot.userId)}
          lost={lost}
          out={round !== null && outReasonOf(round) !== null}
        />
      ) : (
        <span className="min-w-0 flex-1 text-soft whole:truncate">{awaitedText(slot, pair, words)}</span>
      )}
      {pair.tie !== null && (slot.isWinner || slot.isAhead) ? (
        <span title={words.ties[pair.tie]} className="shrink-0 text-[0.8em] font-medium text-soft">
          {words.bySeed}
        </span>
      ) : null}
      {slot.isWinner && !pair.isBye ? (
        <PlaceMark of="winner" label={words.winner} />
      ) : slot.isAhead ? (
        <PlaceMark of="leader" label={words.leads} />
      ) : null}
      {slot.kind === 'athlete' && slot.roundId !== null ? (
        <RoundScore
          score={slot.score}
          opens={round && roundOpens(view, round) ? round : null}
          size="inherit"
          className={lost ? 'text-soft' : ''}
        />
      ) : null}
    </div>
  )
}

/** A dot for the winner, a ring for the leader by unpublished scores. */
export function PlaceMark({ of, label }: { of: 'winner' | 'leader'; label?: string }) {
  return (
    <span title={label} className="inline-flex shrink-0">
      <span
        aria-hidden="true"
        className={classNames(
          'size-[0.6em] rounded-full border-[0.14em]',
          of === 'winner' ? 'border-accent bg-accent print:border-[0.3em]' : 'border-accent-ink',
        )}
      />
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  )
}

type NameProps = { user: PersonShort; lost: boolean; out: boolean }

/** The whole name if it fits on its line, else "B. Surname", then without the flag: decided by CSS alone. */
function Name({ user, lost, out }: NameProps) {
  const common = useMessages('common')
  const [name, short] = [personName(user, common), shortName(user, common)]
  return (
    <span
      title={name}
      // average width of the letters and the flag
      style={{ '--needs': widthOf(name), '--short': widthOf(short) }}
      className={classNames('@container min-w-0 flex-1', lost && 'text-soft', out && 'line-through')}
    >
      <span className="[overflow-wrap:anywhere] whole:flex">
        <ProfileLink userId={user.id} className="min-w-0 whole:flex whole:whitespace-nowrap">
          <span className="whole:max-w-[clamp(0px,calc((100cqw-var(--needs))*999),100cqw)] whole:overflow-hidden">
            {name}
          </span>
          <span
            aria-hidden="true"
            className="hidden overflow-hidden text-ellipsis whole:block whole:max-w-[clamp(0px,calc((var(--needs)-100cqw)*999),100cqw)]"
          >
            {short}
          </span>
        </ProfileLink>
        {user.country ? (
          <span className="overflow-hidden print:hidden whole:whitespace-nowrap whole:max-w-[clamp(0px,calc((100cqw-var(--short))*999),2em)] whole:shrink-0">
            <FlagAfterName country={user.country} />
          </span>
        ) : null}
      </span>
    </span>
  )
}

function widthOf(name: string): string {
  return `${name.length * 0.56 + 1.9}em`
}

/** Before seeding the place in qualifying, later the pair before. */
function awaitedText(slot: BracketSlot, { isBye }: BracketPair, words: Areas['phases']) {
  if (slot.kind === 'empty') return isBye ? words.bye : ''
  if (slot.kind === 'awaited' && slot.seed !== null) return words.ofQualifying(slot.seed)
  if (slot.from === null) return words.toBeDecided
  return words[slot.from.outcome === 'winner' ? 'winnerOf' : 'loserOf'](slot.from.label)
}
