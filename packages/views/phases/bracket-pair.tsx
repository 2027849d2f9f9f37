/** A pair of the bracket with the line between its places: side by side, in the tree one above the other. Opens to its rounds. */
import type { BracketPair, BracketStage } from '@trickline/competition/bracket'
import { outReasonOf } from '@trickline/competition/standings'
import { isJudged } from '@trickline/competition/statuses'
import type { RoundRead } from '@trickline/contract/read-rows'
import type { Areas } from '@trickline/messages/areas'
import type { ReactNode } from 'react'
import { classNames } from '@trickline/ui/class-names.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Link } from '../link.tsx'
import { paths } from '../paths.ts'
import { firstName, personName } from '../person-name.ts'
import { BracketPlace } from './bracket-place.tsx'
import type { CompetitionView } from './competition-view.ts'
import { PairLine } from './pair-line.tsx'
import { phaseName } from './phase-choices.ts'
import { roundOpens } from './phase-rows.ts'

export type BracketProps = {
  view: CompetitionView
  /** The page names the current and coming pairs elsewhere, so here they appear only in the tree. */
  tellsComing?: boolean | undefined
  /** Shows when the round will start. */
  whenOf?: ((roundId: number) => ReactNode) | undefined
  isScreen: boolean
}

type Props = BracketProps & {
  pair: BracketPair
  stage: BracketStage
  before: BracketStage | undefined
  /** The champion won this pair. */
  isChampions: boolean
  /** The lines of the tree. */
  children: ReactNode
}

export function Pair(props: Props) {
  const { view, pair, stage, before, isChampions, tellsComing, whenOf, isScreen, children } = props
  const words = useMessages('phases')
  const isThird = pair.vsGroup === '3P'
  const rounds = roundsOf(view, pair)
  const isRiding = rounds.some(({ status }) => status === 'recording')
  const opens = isScreen ? [] : rounds.filter((round) => opensFor(view, round))
  const box = classNames(
    boxClass,
    isRiding || isChampions ? 'whole:border-2 whole:border-accent' : 'whole:border whole:border-edge',
  )
  const shown = <Summary {...{ view, pair, before, whenOf, isScreen, rounds }} opens={opens.length > 0} />
  return (
    <li
      aria-label={pairName(pair, stage.name, words)}
      data-row={`${stage.name}-${pair.number}`}
      className={classNames(
        'relative flex-col border-b border-hair whole:flex whole:flex-1 whole:justify-center whole:border-0 print:py-[0.12em]',
        isScreen ? 'whole:py-[0.12em]' : 'whole:py-[max(1px,calc((var(--place)-1.25rem)/2))]',
        isListed(pair, { view, tellsComing }) ? 'flex' : 'hidden',
        stage.name === 'final' && 'whole:flex-none',
        stage.name === 'final' && !isThird && 'whole:row-start-2',
        isThird && 'whole:row-start-3 whole:justify-start whole:pt-[0.7em]',
      )}
    >
      {isThird ? (
        <h4 className="pt-3 pb-1 leading-tight font-semibold text-soft whole:pt-0">{words.thirdPlace}</h4>
      ) : null}
      {opens.length === 0 ? (
        <div className={box}>{shown}</div>
      ) : (
        <details id={`pair-${stage.name}-${pair.number}`} className={classNames(box, 'group/pair')}>
          <summary className="list-none rounded-control hover:bg-sunken [&::-webkit-details-marker]:hidden">
            {shown}
          </summary>
          <ul className="mb-2 border-t border-hair whole:mb-0 whole:px-3">
            {opens.map((round) => (
              <OpenedRound key={round.id} view={view} round={round} />
            ))}
          </ul>
        </details>
      )}
      {children}
    </li>
  )
}

const boxClass = 'break-inside-avoid whole:rounded-control whole:bg-raised print:rounded-[0.4em]'

type SummaryProps = Omit<Props, 'stage' | 'tellsComing' | 'children' | 'isChampions'> & {
  rounds: readonly RoundRead[]
  opens: boolean
}

function Summary({ view, pair, before, whenOf, isScreen, rounds, opens }: SummaryProps) {
  const words = useMessages('phases')
  const { a, b } = pair
  const scores = a.score === null || b.score === null ? null : { a: a.score, b: b.score }
  const reason = reasonOf(pair, rounds, words)
  const coming = isScreen ? null : <Coming {...{ view, rounds, whenOf }} />
  const isWaiting =
    !isScreen && scores === null && rounds.length === 2 && rounds.every((round) => isRidden(round))
  return (
    <span
      className={classNames(
        'grid grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)_minmax(0,1fr)_minmax(4.5rem,auto)] items-center gap-x-1.5 gap-y-2 py-4 whole:grid-cols-[minmax(0,1fr)_auto] whole:gap-0 whole:px-[0.6em] whole:py-0',
        "[grid-template-areas:'na_na_nb_nb'_'sa_line_line_sb'] whole:[grid-template-areas:'na_sa'_'nb_sb']",
      )}
    >
      <BracketPlace {...{ view, pair, before, isScreen }} slot={a} side="a" />
      <BracketPlace {...{ view, pair, before, isScreen }} slot={b} side="b" />
      {scores || isWaiting ? (
        <span className={classNames('whole:hidden', scores ? '[grid-area:line]' : 'col-span-full')}>
          <PairLine riding={null} scores={scores} isQuiet />
        </span>
      ) : null}
      {scores || reason ? (
        <Note className={reason ? 'print:hidden' : 'whole:hidden'}>
          {reason ?? <Difference {...scores} />}
          {opens ? (
            <Icon
              name="down"
              className="size-3.5 shrink-0 transition-transform group-open/pair:rotate-180 whole:hidden"
            />
          ) : null}
        </Note>
      ) : (
        coming
      )}
    </span>
  )
}

function Note({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={classNames(
        'col-span-full flex min-w-0 flex-wrap items-center justify-center gap-x-2 text-label text-soft whole:justify-start whole:border-t whole:border-hair whole:py-1.5',
        className,
      )}
    >
      {children}
    </span>
  )
}

function Difference({ a = 0, b = 0 }: { a?: number; b?: number }) {
  const words = useMessages('phases')
  const format = useFormat()
  return <span className="tabular">{words.by(format.score(Math.abs(a - b)))}</span>
}

type ComingProps = Pick<SummaryProps, 'view' | 'rounds' | 'whenOf'>

/** A pair without scores: who is riding, who comes next and when. */
function Coming({ view, rounds, whenOf }: ComingProps) {
  const common = useMessages('common')
  const words = useMessages('live')
  const riding = rounds.find(({ status }) => status === 'recording')
  const [next] = rounds
    .filter(({ status }) => status === 'pending')
    .toSorted((one, other) => one.run_order - other.run_order)
  const time = next && view.status === 'started' ? whenOf?.(next.id) : null
  if (riding)
    return (
      <Note className="print:hidden">
        <span className="flex items-center gap-2 font-semibold text-ink">
          <i aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent" />
          {words.says.recording(firstName(riding.user, common))}
        </span>
      </Note>
    )
  if (next) return time ? <Note className="print:hidden">{time}</Note> : null
  if (rounds.length < 2) return null
  return <Note className="print:hidden">{words.state[stateOf(rounds)]}</Note>
}

/** The state of a pair that has been ridden. */
function stateOf(rounds: readonly RoundRead[]): 'completed' | 'scoring' | 'recorded' {
  if (rounds.every((round) => isJudged(round))) return 'completed'
  return rounds.some(({ status }) => status === 'scoring') ? 'scoring' : 'recorded'
}

function OpenedRound({ view, round }: { view: CompetitionView; round: RoundRead }) {
  const common = useMessages('common')
  const words = useMessages('phases')
  const parts = round.score_parts
  const tricks = tricksIn(round)
  return (
    <li className="border-b border-hair last:border-0">
      <Link
        to={view.person === null ? paths.sharedRound(view.id, round.id) : paths.judging(round.id)}
        className="group/round flex min-h-touch items-center gap-3 leading-tight"
      >
        <span className="min-w-0 flex-1">
          <span className="font-semibold group-hover/round:underline">{firstName(round.user, common)}</span>
          <span className="sr-only">: {words.open(personName(round.user, common))}</span>
          {parts ? (
            <span className="tabular block text-label text-soft">
              {[tricks === null ? '' : words.tricks(tricks), words.style(parts.style_percent)]
                .filter(Boolean)
                .join(', ')}
            </span>
          ) : null}
        </span>
        <Icon name="next" className="size-4 shrink-0 text-soft" />
      </Link>
    </li>
  )
}

/** The number of tricks, which only the public pages know. */
function tricksIn({ score_parts }: RoundRead): number | null {
  if (score_parts === null || !('tricks_count' in score_parts)) return null
  return typeof score_parts.tricks_count === 'number' ? score_parts.tricks_count : null
}

/** Why something other than scores decided the pair. */
function reasonOf(
  { a, b, tie }: BracketPair,
  rounds: readonly RoundRead[],
  words: Areas['phases'],
): string | null {
  if (tie !== null && [a, b].some(({ isWinner, isAhead }) => isWinner || isAhead)) return words.ties[tie]
  const reasons = rounds.flatMap((round) => outReasonOf(round) ?? [])
  return reasons.length === 0 ? null : reasons.map((reason) => words.statuses[reason]).join(', ')
}

function roundsOf({ rounds }: CompetitionView, { a, b }: BracketPair): RoundRead[] {
  return [a, b].flatMap(({ roundId }) => rounds.find(({ id }) => id === roundId) ?? [])
}

export function hasBegun({ a, b }: BracketPair): boolean {
  return a.roundId !== null || b.roundId !== null
}

/** Whether the pair is listed where the window is too narrow for the tree. */
export function isListed(
  pair: BracketPair,
  { view, tellsComing = false }: Pick<BracketProps, 'view' | 'tellsComing'>,
): boolean {
  const rounds = roundsOf(view, pair)
  return !tellsComing || pair.isBye || (rounds.length === 2 && rounds.every((round) => isRidden(round)))
}

function isRidden({ status }: RoundRead): boolean {
  return status !== 'pending' && status !== 'recording'
}

function opensFor(view: CompetitionView, round: RoundRead): boolean {
  return view.person === null ? round.status === 'published' : roundOpens(view, round)
}

/** "Semifinal 2"; the final and the match for third place have their own names. */
function pairName(
  { vsGroup, number }: BracketPair,
  stage: BracketStage['name'],
  words: Areas['phases'],
): string {
  if (stage !== 'final') return words.pairOf(phaseName(stage, words), number)
  return vsGroup === '3P' ? words.thirdPlace : words.names.final
}
