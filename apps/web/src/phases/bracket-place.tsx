/** One place of a bracket: a name standing on its line, the score at the end; a winner's line is strong. */
import type { BracketSlot } from '@trickline/competition/bracket'
import type { PersonShort } from '@trickline/contract/people'
import { useMessages } from '../lib/messages.ts'
import { personName } from '../lib/person-name.ts'
import { classNames } from '../ui/class-names.ts'
import { FlagAfterName } from '../ui/flag.tsx'
import type { SeenRound } from './as-seen.ts'
import { ProfileLink } from './profile-link.tsx'
import { RoundScore } from './round-score.tsx'

type Props = {
  slot: BracketSlot
  user: PersonShort | null
  /** The athlete's round here, if the person may open it. */
  opens: SeenRound | null
  isBye: boolean
  isOut: boolean
  glowing: boolean
}

export function BracketPlace({ slot, user, opens, isBye, isOut, glowing }: Props) {
  const words = useMessages('phases')
  const name = user ? (
    <span className={fitting(personName(user))} title={personName(user)}>
      <ProfileLink userId={user.id}>{personName(user)}</ProfileLink>
      {user.country ? <FlagAfterName country={user.country} /> : null}
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
        glowing && 'glow',
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
          isOut && 'text-soft line-through',
        )}
      >
        {slot.kind === 'empty' && !isBye ? null : name}
      </span>
      {slot.isWinner && !isBye ? <span className="sr-only">{words.winner}</span> : null}
      {slot.kind === 'athlete' && slot.roundId !== null ? (
        <RoundScore
          score={slot.score}
          opens={opens}
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
