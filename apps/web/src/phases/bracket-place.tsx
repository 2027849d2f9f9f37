/** One place of a bracket: a name standing on its line, the score at the end; a winner's line is strong. */
import type { BracketPair, BracketSlot } from '@trickline/competition/bracket'
import { outOf } from '@trickline/competition/standings'
import { useMessages } from '../lib/messages.ts'
import { personName } from '../lib/person-name.ts'
import { PersonName } from '../people/person-name.tsx'
import { classNames } from '../ui/class-names.ts'
import { personIn, type SeenCompetition } from './as-seen.ts'
import { RoundScore } from './columns.tsx'
import { roundOpens } from './phase-rows.ts'

type Props = { seen: SeenCompetition; pair: BracketPair; slot: BracketSlot }

export function BracketPlace({ seen, pair: { isBye }, slot }: Props) {
  const words = useMessages('phases')
  const round = seen.rounds.find(({ id }) => id === slot.roundId) ?? null
  const user = slot.kind === 'athlete' ? personIn(seen, slot.userId) : null
  const name = user ? (
    <span className={fitting(personName(user))} title={personName(user)}>
      <PersonName user={user} />
    </span>
  ) : (
    <span className="truncate font-normal text-soft">
      {slot.kind === 'empty' ? words.bye : words.placeholder}
    </span>
  )
  return (
    <div
      className={classNames(
        'flex min-h-[34px] flex-wrap items-end justify-end gap-x-2 border-b pb-0.5 leading-tight lg:h-[34px] lg:flex-nowrap',
        slot.isWinner ? 'border-b-[3px] border-accent font-bold' : 'border-edge font-medium',
        round !== null && seen.glowing.has(`round:${round.id}`) && 'glow',
      )}
    >
      {'seed' in slot && slot.seed !== null ? (
        <span className="tabular w-5 shrink-0 text-label font-medium text-soft" title={words.seed(slot.seed)}>
          {slot.seed}
        </span>
      ) : null}
      <span
        className={classNames(
          '@container flex min-w-0 flex-[1_1_6rem] items-end gap-1',
          round !== null && outOf(round) !== null && 'text-soft line-through',
        )}
      >
        {slot.kind === 'empty' && !isBye ? null : name}
      </span>
      {slot.isWinner && !isBye ? <span className="sr-only">{words.winner}</span> : null}
      {slot.kind === 'athlete' && slot.roundId !== null ? (
        <RoundScore
          score={slot.score}
          opens={round && roundOpens(seen, round) ? round : null}
          size="small"
          className={slot.isWinner ? 'text-lead font-extrabold' : ''}
        />
      ) : null}
    </div>
  )
}

/** A name that does not fit stands smaller, on two lines: on a projector half a name is worse than a small one. */
function fitting(name: string): string {
  if (name.length <= 17) return 'lg:truncate'
  const small = 'text-label leading-[1.1] [overflow-wrap:anywhere] lg:line-clamp-2'
  return name.length > 21 ? small : `${small} @min-[12.5rem]:text-body @min-[12.5rem]:leading-tight`
}
