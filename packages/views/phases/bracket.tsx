/**
 * The bracket (phases-and-seeding §10, screens §39) in markup and CSS alone: a list of pairs for each stage, drawn as a tree
 * in windows of at least 1000 px, on paper and on big screens.
 */
import { type BracketPair, type BracketStage, bracketView } from '@trickline/competition/bracket'
import type { ReactNode } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { type BracketProps, hasBegun, isListed, Pair } from './bracket-pair.tsx'
import { LeaderMark } from './bracket-place.tsx'

type Props = Omit<BracketProps, 'isScreen'> & {
  /** The stage that the list begins with; by default the one with the last result. */
  stage?: string
  /** `screen`: fills its box, which must have a height. */
  size?: keyof typeof sizes
}

export function Bracket({ view, stage, size = 'page', ...told }: Props) {
  const words = useMessages('phases')
  const all = bracketView(view, view.athletes, view.rounds)
  const stages = size === 'screen' ? all.filter((each) => !isPast(each)) : all
  const leads = stages.some(({ pairs }) => pairs.some(({ a, b }) => a.isAhead || b.isAhead))
  const most = Math.max(0, ...stages.map(({ pairs }) => pairs.length))
  const champion = championOf(stages)
  const reached = stages.findLastIndex(({ pairs }) => pairs.some((pair) => hasBegun(pair)))
  return (
    <section
      aria-label={words.bracketOf(view.name)}
      className={classNames(
        '@container/bracket print:mx-0 print:@container-normal print:[page:bracket]',
        sizes[size].box,
      )}
    >
      <div
        className={classNames(
          'flex flex-col print:h-auto',
          sizes[size].inside,
          // with few stages, keeps the places of a pair close together
          size === 'page' && stages.length < 3 && 'whole:max-w-3xl print:max-w-none',
          size === 'page' && stages.length > 4 && 'whole:text-[0.8125rem]!',
        )}
        // the match for third place adds a pair to the final
        style={{
          '--stages': stages.length,
          '--pairs': most > 2 || stages.length < 2 ? Math.max(most, 2) : 4.4,
        }}
      >
        <p className="hidden text-title font-bold print:block">{view.name}</p>
        <div className="flex min-h-0 flex-1 flex-col gap-8 whole:flex-row whole:gap-[var(--gap)] whole:[--gap:2.25em] print:[--gap:1.5em]">
          {stages.map((column, index) => (
            <Stage
              key={column.name}
              {...{ view, column, champion, ...told }}
              before={stages[index - 1]}
              isScreen={size === 'screen'}
              isNow={view.status === 'started' && column.stage === view.current?.stage}
              order={column.name === stage ? -1 : index > reached ? index : reached - index}
            />
          ))}
        </div>
        {leads ? (
          <p className="mt-4 flex items-center gap-2 text-label text-soft print:hidden">
            <LeaderMark /> {words.leadsHint}
          </p>
        ) : null}
      </div>
    </section>
  )
}

const mostPairsInHall = 4

/** Whether the stage is decided and has too many pairs to be read across a hall. */
function isPast({ pairs }: BracketStage): boolean {
  return pairs.length > mostPairsInHall && pairs.every(({ a, b }) => a.isWinner || b.isWinner)
}

/** `--place`: height of a place, from the room for all places. */
const sizes = {
  page: {
    box: '',
    inside:
      'whole:text-[0.9375rem] [--place:clamp(1.5rem,calc((100dvh-8rem)/(var(--pairs)*2.6)),2.25rem)] print:[--place:min(calc(158mm/(var(--pairs)*2.3)),9mm)] print:text-[min(calc(158mm/(var(--pairs)*2.3)*0.6),3.4mm)]',
  },
  screen: {
    box: 'h-full [container-type:size]',
    inside:
      'h-full [--place:calc(((100cqh-3em)/var(--pairs)-0.24em-4px)/2)] text-[min(calc(100cqh/(var(--pairs)*2.2+3)*0.72),calc(100cqw/var(--stages)/15))]',
  },
}

type StageProps = BracketProps & {
  column: BracketStage
  before: BracketStage | undefined
  isNow: boolean
  /** Position in the list. */
  order: number
  champion: number | null
}

function Stage({ column, before, isNow, order, champion, ...pairProps }: StageProps) {
  const words = useMessages('phases')
  const { name, pairs, winnersMeetNext } = column
  return (
    <div
      id={`stage-${name}`}
      style={{ '--order': order }}
      className={classNames(
        'order-(--order) scroll-mt-40 flex-col whole:order-none whole:flex whole:min-w-0 whole:flex-1',
        pairs.some((pair) => isListed(pair, pairProps)) ? 'flex' : 'hidden',
      )}
    >
      <h3 className="flex items-baseline justify-between gap-3 border-b border-ink pb-2 text-lead leading-tight font-bold whole:text-[1.125em] print:pb-1">
        {words.names[name]}
        {isNow ? (
          <span className="text-label font-semibold text-soft whole:text-[0.75em] print:hidden">
            {words.now}
          </span>
        ) : null}
      </h3>
      <ol
        aria-label={words.names[name]}
        className={classNames(
          'grid gap-x-10 @xl/bracket:grid-cols-2 whole:flex whole:items-stretch! whole:flex-1 whole:flex-col whole:pt-[0.3em]',
          name === 'final' && 'items-end has-[[open]]:items-start',
          // the final is centred, with the match for third place below it
          name === 'final' &&
            pairs.length > 1 &&
            before &&
            'whole:grid whole:grid-cols-1 whole:grid-rows-[1fr_auto_1fr]',
        )}
      >
        {pairs.map((pair, index) => (
          <Pair
            key={pair.number}
            {...pairProps}
            pair={pair}
            stage={column}
            before={before}
            isChampions={lineStyleOf(pair, champion) === 'champion'}
          >
            <Lines
              style={lineStyleOf(pair, champion)}
              outgoing={winnersMeetNext ? (index % 2 === 0 ? 'down' : 'up') : null}
              incoming={incomingOf(before, pair, champion)}
            />
          </Pair>
        ))}
      </ol>
    </div>
  )
}

type LinesProps = {
  style: LineStyle
  /** The direction in which the winner's line leaves the pair; null: there is none. */
  outgoing: 'down' | 'up' | null
  incoming: LineStyle | null
}

function Lines({ style, outgoing, incoming }: LinesProps): ReactNode {
  return (
    <>
      {incoming === null ? null : (
        <span
          aria-hidden="true"
          className={classNames(
            'end-full top-1/2 -translate-y-1/2 border-t-(length:--width)',
            lineClass,
            lineStyles[incoming],
          )}
        />
      )}
      {outgoing === null ? null : (
        <span
          aria-hidden="true"
          className={classNames(
            'start-full border-e-(length:--width)',
            outgoing === 'down'
              ? 'top-[calc(50%-var(--width)/2)] bottom-0 border-t-(length:--width)'
              : 'top-0 bottom-[calc(50%-var(--width)/2)] border-b-(length:--width)',
            lineClass,
            lineStyles[style],
          )}
        />
      )}
    </>
  )
}

const lineClass = 'pointer-events-none absolute hidden w-[calc((var(--gap)+var(--width))/2)] whole:block'

/** The line of a pair: undecided, decided, or won by the champion. */
type LineStyle = 'open' | 'won' | 'champion'

const lineStyles: Record<LineStyle, string> = {
  open: 'border-edge [--width:1px]',
  won: 'border-ink [--width:max(1.5px,0.1em)]',
  champion: 'z-1 border-accent [--width:max(3px,0.2em)]',
}

function lineStyleOf({ a, b }: BracketPair, champion: number | null): LineStyle {
  const winner = [a, b].find(({ isWinner }) => isWinner)
  if (winner?.kind !== 'athlete') return 'open'
  return winner.userId === champion ? 'champion' : 'won'
}

/** null in the first stage, and for the match for third place. */
function incomingOf(
  before: BracketStage | undefined,
  { number, vsGroup }: BracketPair,
  champion: number | null,
): LineStyle | null {
  if (!before?.winnersMeetNext || vsGroup === '3P') return null
  const feeders = before.pairs.slice(2 * number - 2, 2 * number)
  const styles = new Set(feeders.map((pair) => lineStyleOf(pair, champion)))
  return (['champion', 'won'] as const).find((style) => styles.has(style)) ?? 'open'
}

function championOf(stages: readonly BracketStage[]): number | null {
  const final = stages.at(-1)?.pairs.find(({ vsGroup }) => vsGroup === 'F')
  const winner = final && [final.a, final.b].find(({ isWinner }) => isWinner)
  return winner?.kind === 'athlete' ? winner.userId : null
}
