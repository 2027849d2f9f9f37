/** The parts of the big screen (screens §38): its state, its footer, and its pictures in the order of the rotation. */
import type { ReactNode } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { Bracket } from '@trickline/views/phases/bracket.tsx'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { PodiumSteps } from '@trickline/views/phases/podium.tsx'
import { Foot } from './foot.tsx'
import { Now } from './picture-now.tsx'
import { BestRound, Standings } from './picture-results.tsx'
import { After } from './picture-after.tsx'
import { BigName, Picture } from './picture.tsx'
import type { ScreenProps } from './screen-props.ts'

export const bigScreenParts: Record<string, (props: ScreenProps) => ReactNode> = {
  state: State,
  foot: Foot,
  now: Now,
  standings: Standings,
  podium: FirstThree,
  best: BestRound,
  bracket: WholeBracket,
  after: After,
}

function State({ screen: { shows, version, reveal_started_at } }: ScreenProps) {
  return (
    <i
      hidden
      data-shows={shows}
      data-version={version}
      data-revealed={reveal_started_at === null ? undefined : Date.parse(reveal_started_at)}
    />
  )
}

function WholeBracket({ view }: ScreenProps) {
  const words = useMessages('screens')
  const phases = useMessages('phases')
  const first = view.phases.find(({ kind }) => kind === 'stage')
  const isDrawn = view.isVs && first && !view.stages.includes('unknown')
  const isReached = view.status === 'finished' || (view.current?.number ?? 0) >= (first?.number ?? Infinity)
  if (!isDrawn || !isReached) return null
  const title = view.current ? phaseName(view.current.name, phases) : words.choices.bracket
  return (
    <Picture of="bracket" title={title} below={view.name}>
      <div className="bracket">
        <Bracket view={view} stage={first.name} size="screen" />
      </div>
    </Picture>
  )
}

/** The fourth place is in the footer. */
function FirstThree({ view }: ScreenProps) {
  const words = useMessages('screens')
  if (view.podiums.length === 0) return null
  return (
    <Picture of="podium" title={view.name} below={words.choices.podium}>
      <div className="podium">
        <PodiumSteps competition={view} Name={BigName} />
      </div>
    </Picture>
  )
}
