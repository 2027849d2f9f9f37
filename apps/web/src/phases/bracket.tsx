/**
 * The bracket (phases-and-seeding §10): every pair from the largest stage to the final and the match for third place. Wide
 * screens and projectors get the whole of it, joined by the lines of the winners; a phone one stage beside the other,
 * to be swiped.
 */
import { type BracketPair, type BracketStage, bracketView } from '@trickline/competition/bracket'
import type { Areas } from '@trickline/messages/areas'
import { useEffect, useRef } from 'react'
import { useMessages } from '../lib/messages.ts'
import type { SeenCompetition } from './as-seen.ts'
import { columnGap, drawBracket } from './bracket-drawing.ts'
import { BracketPlace } from './bracket-place.tsx'

/** `stage`: the one that was asked for; a phone begins with it. */
export function Bracket({ seen, stage }: { seen: SeenCompetition; stage: string }) {
  const words = useMessages('phases')
  const stages = bracketView(seen, seen.athletes, seen.rounds)
  return (
    <section aria-label={words.bracketOf(seen.name)}>
      {/* by style: on the server nobody knows how wide the screen is */}
      <div className="max-[60rem]:hidden">
        <WholeBracket seen={seen} stages={stages} />
      </div>
      <div className="min-[60rem]:hidden">
        <StageByStage seen={seen} stages={stages} stage={stage} />
      </div>
    </section>
  )
}

type Props = { seen: SeenCompetition; stages: readonly BracketStage[] }

function WholeBracket({ seen, stages }: Props) {
  const words = useMessages('phases')
  const { columnWidth, width, height, stages: drawn, ways } = drawBracket(stages)
  return (
    // Scrolled by key as well, where it is wider than the screen.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="mx-[min(0px,calc(50%-50vw+24px))] overflow-x-auto pb-4" tabIndex={0}>
      <div style={{ width }} className="mx-auto">
        <div className="mb-3 flex border-b border-ink pb-1" style={{ gap: columnGap }}>
          {stages.map(({ name }) => (
            <h3 key={name} style={{ width: columnWidth }} className="shrink-0 text-label text-soft">
              {words.names[name]}
            </h3>
          ))}
        </div>
        <div className="relative" style={{ height }}>
          <svg
            aria-hidden="true"
            width={width}
            height={height}
            className="pointer-events-none absolute inset-0"
          >
            {ways.map(({ key, path, won }) => (
              <path
                key={key}
                d={path}
                fill="none"
                strokeWidth={won ? 3 : 1}
                className={won ? 'stroke-accent' : 'stroke-edge'}
              />
            ))}
          </svg>
          {drawn.map(({ stage, pairs }) => (
            <ul key={stage.name} aria-label={words.names[stage.name]}>
              {pairs.map(({ key, pair, a, b }) => (
                <li
                  key={key}
                  aria-label={pairName(pair, stage.name, words)}
                  style={{ left: a.x, top: a.y - 50, width: columnWidth, height: b.y - a.y + 52 }}
                  className="absolute"
                >
                  <div className="absolute inset-x-0 top-0">
                    <PairLabel name={pairName(pair, stage.name, words)} />
                  </div>
                  <div className="absolute inset-x-0 top-4">
                    <BracketPlace seen={seen} pair={pair} slot={pair.a} />
                  </div>
                  <div className="absolute inset-x-0" style={{ top: 16 + b.y - a.y }}>
                    <BracketPlace seen={seen} pair={pair} slot={pair.b} />
                  </div>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </div>
  )
}

/** The page's own margin in pixels, into which the row of stages reaches. */
const startPadding = 16

function StageByStage({ seen, stages, stage }: Props & { stage: string }) {
  const words = useMessages('phases')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const page = list.current?.querySelector<HTMLElement>(`[data-stage="${CSS.escape(stage)}"]`)
    // Not scrollIntoView: that would move the page up and down as well.
    if (page && list.current) list.current.scrollLeft = page.offsetLeft - startPadding
  }, [stage])
  return (
    <div
      ref={list}
      // Scrolled by key as well.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative -mx-4 flex snap-x snap-mandatory items-start overflow-x-auto scroll-px-4 px-4 pb-4"
    >
      {drawBracket(stages).stages.map(({ stage: { name }, pairs }) => (
        <section key={name} data-stage={name} className="w-[86%] max-w-96 shrink-0 snap-start pe-6">
          <h3 className="border-b border-ink pb-1 font-semibold">{words.names[name]}</h3>
          <ul aria-label={words.names[name]} className="flex flex-col gap-3 pt-2">
            {pairs.map(({ key, pair }) => (
              <li key={key} aria-label={pairName(pair, name, words)} className="pt-1">
                <PairLabel name={pairName(pair, name, words)} />
                <BracketPlace seen={seen} pair={pair} slot={pair.a} />
                <BracketPlace seen={seen} pair={pair} slot={pair.b} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function PairLabel({ name }: { name: string }) {
  return <p className="text-label leading-none font-medium text-soft">{name}</p>
}

/** The final and the match for third place have a name of their own; F is a letter as others before. */
function pairName({ vsGroup }: BracketPair, stage: BracketStage['name'], words: Areas['phases']): string {
  if (stage !== 'final') return words.match(vsGroup)
  return vsGroup === '3P' ? `${words.thirdPlace} (3P)` : `${words.names.final} (F)`
}
