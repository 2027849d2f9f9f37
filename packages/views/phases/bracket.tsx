/** The bracket (phases-and-seeding §10, screens §39), in markup and CSS only. Stages that do not fit are swiped. */
import { type BracketPair, type BracketStage, bracketView } from '@trickline/competition/bracket'
import type { Areas } from '@trickline/messages/areas'
import { useEffect, useRef } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import type { CompetitionView } from './competition-view.ts'
import { BracketPlace, PlaceMark } from './bracket-place.tsx'

type Props = {
  view: CompetitionView
  /** The requested stage: shown first where stages are swiped. */
  stage: string
  /** `screen`: fills its box, which has a height. */
  size?: keyof typeof sizes
}

export function Bracket({ view, stage, size = 'page' }: Props) {
  const words = useMessages('phases')
  const stages = bracketView(view, view.athletes, view.rounds)
  const first = stages[0]?.pairs.length ?? 0
  const leads = stages.some(({ pairs }) => pairs.some(({ a, b }) => a.isAhead || b.isAhead))
  return (
    <section
      aria-label={words.bracketOf(view.name)}
      data-bracket={stages.length}
      className={classNames(
        '@container/bracket print:mx-0 print:@container-normal print:[page:bracket]',
        sizes[size].box,
      )}
    >
      <div
        className={classNames('mx-auto flex flex-col print:h-auto', sizes[size].inside)}
        // the match for third place adds one to the final
        style={{ '--stages': stages.length, '--pairs': Math.max(first, stages.length > 1 ? 3 : 2) }}
      >
        <p className="hidden text-title font-bold print:block">{view.name}</p>
        <StageTabs stages={stages} />
        <Stages view={view} stages={stages} stage={stage} />
        {leads ? (
          <p className="mt-4 flex items-center gap-2 text-label text-soft print:hidden">
            <PlaceMark of="leader" /> {words.leadsHint}
          </p>
        ) : null}
      </div>
    </section>
  )
}

/**
 * `--place`: height of a place, by the room for all of them. `--least`: width below which stages are scrolled; a column
 * gives way to the others down to 16rem, so that four fit in 1,280 px.
 */
const sizes = {
  page: {
    box: 'mx-[min(0px,calc(50%-50vw+24px))]',
    inside:
      'max-w-[calc(var(--stages)*25rem)] [--least:clamp(16rem,calc((100cqw+2.25rem)/var(--stages)-2.25rem),21rem)] [--place:clamp(1.5rem,calc((100dvh-8rem)/(var(--pairs)*2.35)),2.25rem)] print:max-w-none print:[--least:0] print:[--place:min(calc(158mm/(var(--pairs)*2.3)),9mm)] print:text-[min(calc(158mm/(var(--pairs)*2.3)*0.6),3.4mm)]',
  },
  screen: {
    box: 'h-full [container-type:size]',
    inside:
      'h-full [--least:0] [--place:calc(((100cqh-3em)/var(--pairs)-0.24em-4px)/2)] text-[min(calc(100cqh/(var(--pairs)*2.2+3)*0.72),calc(100cqw/var(--stages)/13))]',
  },
}

/** Anchors, which work without script. */
function StageTabs({ stages }: { stages: readonly BracketStage[] }) {
  const words = useMessages('phases')
  if (stages.length < 2) return null
  return (
    <nav
      aria-label={words.stagesOf}
      className="mb-3 flex overflow-x-auto border-b border-ink whole:hidden [scroll-target-group:auto]"
    >
      {stages.map(({ name }) => (
        <a
          key={name}
          href={`#${idOf(name)}`}
          onClick={(event) => {
            const section = document.getElementById(idOf(name))
            if (!section) return
            // neither scroll the page nor change its address
            event.preventDefault()
            section.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' })
          }}
          className="inline-flex min-h-touch shrink-0 grow items-center justify-center px-3 font-semibold text-soft [&:target-current]:text-ink [&:target-current]:shadow-[inset_0_-4px_var(--accent)]"
        >
          {words.names[name]}
        </a>
      ))}
    </nav>
  )
}

type StagesProps = Props & { stages: readonly BracketStage[] }

function Stages({ view, stages, stage }: StagesProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const section = row.current?.querySelector<HTMLElement>(`[data-stage="${CSS.escape(stage)}"]`)
    // not scrollIntoView, which would scroll the page too
    if (section && row.current) row.current.scrollLeft = section.offsetLeft - row.current.offsetLeft
  }, [stage])
  const champion = championOf(stages)
  return (
    <div
      ref={row}
      // Scrollable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex min-h-0 flex-1 snap-x snap-mandatory items-start gap-6 overflow-x-auto pb-2 whole:items-stretch whole:gap-[var(--gap)] whole:snap-none whole:pb-1 whole:[--gap:2.25em] print:overflow-visible print:[--gap:1.5em]"
    >
      {stages.map((column, index) => (
        <StageColumn
          key={column.name}
          view={view}
          column={column}
          before={stages[index - 1]}
          isChosen={column.name === stage}
          champion={champion}
        />
      ))}
    </div>
  )
}

type ColumnProps = {
  view: CompetitionView
  column: BracketStage
  before: BracketStage | undefined
  isChosen: boolean
  champion: number | null
}

function StageColumn({ view, column, before, isChosen, champion }: ColumnProps) {
  const words = useMessages('phases')
  const { name, pairs, winnersMeetNext } = column
  return (
    <section
      id={idOf(name)}
      data-stage={name}
      aria-labelledby={`${idOf(name)}-name`}
      className={classNames(
        'flex w-[min(88%,24rem)] shrink-0 scroll-mt-40 snap-start flex-col only:w-full whole:w-auto whole:min-w-(--least) whole:flex-1 whole:shrink open-in-view whole:animate-none',
        isChosen && '[scroll-initial-target:nearest]',
      )}
    >
      <h3
        id={`${idOf(name)}-name`}
        className="truncate border-b border-ink pb-1 text-[length:inherit] font-semibold whole:leading-tight"
      >
        {words.names[name]}
      </h3>
      <ol
        aria-label={words.names[name]}
        className={classNames(
          'flex flex-1 flex-col gap-3 pt-3 whole:gap-0 whole:pt-[0.3em]',
          // the final is centred, the match for third place below it
          name === 'final' && pairs.length > 1 && before && 'whole:grid whole:grid-rows-[1fr_auto_1fr]',
        )}
      >
        {pairs.map((pair, index) => (
          <Match
            key={pair.label}
            view={view}
            pair={pair}
            stage={name}
            champion={champion}
            outgoing={winnersMeetNext ? (index % 2 === 0 ? 'down' : 'up') : null}
            feeders={before?.winnersMeetNext && pair.vsGroup !== '3P' ? feedersOf(before, index) : null}
          />
        ))}
      </ol>
    </section>
  )
}

type MatchProps = {
  view: CompetitionView
  pair: BracketPair
  stage: BracketStage['name']
  champion: number | null
  /** Direction in which the winner's line leaves; null: none. */
  outgoing: 'down' | 'up' | null
  /** The two pairs before; null in the first stage. */
  feeders: readonly BracketPair[] | null
}

function Match({ view, pair, stage, champion, outgoing, feeders }: MatchProps) {
  const words = useMessages('phases')
  const isThird = pair.vsGroup === '3P'
  const lineStyle = lineStyleOf(pair, champion)
  const incoming = feeders && strongest(feeders.map((feeder) => lineStyleOf(feeder, champion)))
  return (
    <li
      aria-label={pairName(pair, stage, words)}
      className={classNames(
        'relative flex flex-col justify-center whole:flex-1 whole:py-[0.12em]',
        stage === 'final' && 'whole:flex-none',
        stage === 'final' && !isThird && 'whole:row-start-2',
        isThird && 'whole:row-start-3 whole:justify-start whole:pt-[0.7em]',
      )}
    >
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
      {isThird ? <p className="pb-1 leading-tight font-semibold text-soft">{words.thirdPlace}</p> : null}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] overflow-clip rounded-[0.4em] border border-edge bg-raised break-inside-avoid">
        <span
          aria-hidden="true"
          className="row-span-2 grid min-w-[2.1em] place-items-center border-e border-hair px-[0.3em] text-soft"
        >
          {pair.label}
        </span>
        <BracketPlace view={view} pair={pair} slot={pair.a} />
        <BracketPlace view={view} pair={pair} slot={pair.b} />
      </div>
      {outgoing === null ? null : (
        <span
          aria-hidden="true"
          className={classNames(
            'start-full border-e-(length:--width)',
            outgoing === 'down'
              ? 'top-[calc(50%-var(--width)/2)] bottom-0 border-t-(length:--width)'
              : 'top-0 bottom-[calc(50%-var(--width)/2)] border-b-(length:--width)',
            lineClass,
            lineStyles[lineStyle],
          )}
        />
      )}
    </li>
  )
}

const lineClass = 'pointer-events-none absolute hidden w-[calc(var(--gap)/2)] whole:block'

/** Line of a pair: undecided, decided, or the champion's. */
type LineStyle = 'open' | 'won' | 'champion'

const lineStyles: Record<LineStyle, string> = {
  open: 'border-edge [--width:1px]',
  won: 'border-ink [--width:0.12em]',
  champion: 'z-1 border-accent [--width:0.22em]',
}

function lineStyleOf({ a, b }: BracketPair, champion: number | null): LineStyle {
  const winner = [a, b].find(({ isWinner }) => isWinner)
  if (winner?.kind !== 'athlete') return 'open'
  return winner.userId === champion ? 'champion' : 'won'
}

function strongest(of: readonly LineStyle[]): LineStyle {
  return (['champion', 'won'] as const).find((lineStyle) => of.includes(lineStyle)) ?? 'open'
}

function championOf(stages: readonly BracketStage[]): number | null {
  const final = stages.at(-1)?.pairs.find(({ vsGroup }) => vsGroup === 'F')
  const winner = final && [final.a, final.b].find(({ isWinner }) => isWinner)
  return winner?.kind === 'athlete' ? winner.userId : null
}

function feedersOf(before: BracketStage | undefined, place: number): readonly BracketPair[] {
  return before?.pairs.slice(2 * place, 2 * place + 2) ?? []
}

function idOf(stage: BracketStage['name']): string {
  return `stage-${stage}`
}

/** The final and the match for third place have names; other pairs have a letter. */
function pairName(
  { vsGroup, label }: BracketPair,
  stage: BracketStage['name'],
  words: Areas['phases'],
): string {
  if (stage !== 'final') return words.match(label)
  return vsGroup === '3P' ? `${words.thirdPlace} (3P)` : `${words.names.final} (F)`
}
