/** Two athletes who ride against each other, and between them the line with a bead (screens §32, §37). */
import type { PersonShort } from '@trickline/contract/people'
import type { CSSProperties, ReactNode } from 'react'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { FlagAfterName } from '@trickline/ui/flag.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '../person-name.ts'

type Side = 'a' | 'b'

type LineState = {
  riding: Side | null
  /** Only published scores. */
  scores: Record<Side, number> | null
}

type Props = LineState & {
  a: PersonShort
  b: PersonShort
  /** Content below each name. */
  below?: Partial<Record<Side, ReactNode>>
  /** Word read out between the names. */
  versus: string
  /** Large, so that it can be read across a hall. */
  isForHall?: boolean
}

export function PairOnLine({ a, b, riding, scores, below, versus, isForHall = false }: Props) {
  const person = (side: Side, user: PersonShort) => (
    <Athlete user={user} isRiding={riding === side} isForHall={isForHall}>
      {below?.[side]}
    </Athlete>
  )
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-x-2">
        {person('a', a)}
        <span
          className={classNames('font-extrabold text-soft', isForHall ? 'mt-16 text-title' : 'mt-8 lg:mt-11')}
        >
          {versus}
        </span>
        {person('b', b)}
      </div>
      <PairLine riding={riding} scores={scores} className="mt-3" />
    </div>
  )
}

type AthleteProps = { user: PersonShort; isRiding: boolean; isForHall: boolean; children: ReactNode }

function Athlete({ user, isRiding, isForHall, children }: AthleteProps) {
  const common = useMessages('common')
  const [first, last] = user.is_deleted ? [personName(user, common), ''] : [user.name, user.surname]
  return (
    <div className="flex min-w-0 flex-col items-center text-center">
      <span
        className={classNames(
          'flex rounded-full',
          !isForHall && '[&>*]:size-22 lg:[&>*]:size-28',
          isRiding && 'shadow-[0_0_0_3px_var(--raised),0_0_0_6px_var(--accent)]',
        )}
      >
        <Avatar
          name={user.name}
          surname={user.surname}
          src={user.img_path}
          size={isForHall ? 'huge' : 'big'}
        />
      </span>
      <span
        className={classNames(
          'mt-3 max-w-full leading-tight font-extrabold tracking-tight hyphens-auto [overflow-wrap:anywhere]',
          isForHall ? 'text-score-big' : 'text-[clamp(1.125rem,5vw,1.375rem)] lg:text-title',
        )}
      >
        {first}
      </span>
      <span
        className={classNames(
          'mt-1 max-w-full leading-snug hyphens-auto [overflow-wrap:anywhere]',
          // so that name and flag fit on one line of a phone or a narrow card
          isForHall ? 'text-title' : 'text-[clamp(0.8125rem,min(4vw,4.9cqi),1rem)] lg:text-lead',
        )}
      >
        {last}
        {user.country ? <FlagAfterName country={user.country} /> : null}
      </span>
      {children ? <span className="mt-2 text-label font-semibold">{children}</span> : null}
    </div>
  )
}

type PairLineProps = LineState & {
  /** One of many finished pairs, whose bead must not look like the current one. */
  isQuiet?: boolean
  /** The bead rolls from the middle when scores are first shown. */
  rolls?: boolean
  className?: string
}

/** The line gives way under the athlete who is riding; published scores move the bead towards the winner. */
export function PairLine({ riding, scores, isQuiet = false, rolls = false, className }: PairLineProps) {
  const at = beadAt({ riding, scores })
  const isOpen = riding === null && scores === null
  const place: CSSProperties & Record<'--from', string> = {
    left: `${at.toFixed(2)}%`,
    '--from': `${(50 - at).toFixed(2)}cqi`,
  }
  return (
    <span aria-hidden="true" className={classNames('@container relative block h-6', className)}>
      <svg
        viewBox="0 0 100 24"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <path
          d={`M0 6L${at.toFixed(2)} 18L100 6`}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span
        data-bead={at.toFixed(2)}
        style={place}
        className={classNames(
          'absolute top-1.5 -ms-1.5 size-3 rounded-full',
          isOpen && 'border-2 border-current bg-raised',
          !isOpen && (isQuiet ? 'bg-current' : 'bg-accent ring-[1.5px] ring-on-accent'),
          rolls && 'animate-[roll_600ms_var(--ease-settle)]',
        )}
      />
    </span>
  )
}

const ridingAt = { a: 22, b: 78 }

/** In percent from the left: in the middle without scores and while nobody rides, at the edge if one scored 0. */
export function beadAt({ riding, scores }: LineState): number {
  if (scores && scores.a + scores.b > 0) return 50 - (50 * (scores.a - scores.b)) / (scores.a + scores.b)
  return scores === null && riding !== null ? ridingAt[riding] : 50
}
