/** Results: after the end who won, the podium and the best round; the bracket, or the table of the current phase. */
import { type Phase, phaseIsFinished, roundsOfPhase } from '@trickline/competition/phases'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { firstName, personName } from '@trickline/views/person-name.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { phaseChoices, phaseName } from '@trickline/views/phases/phase-choices.ts'
import { PlacesBelow } from '@trickline/views/phases/podium.tsx'
import { lastRevealedPhase, Spoiler, spoilerKey } from '@trickline/views/phases/spoiler.tsx'
import type { ComingProps } from '../before-start/coming-competition.ts'
import { LiveBracket } from '../live-bracket.tsx'
import { standingsOf } from '../standing-rows.ts'
import { StandingsList } from '../standings-list.tsx'
import { Fold } from './fold.tsx'
import { BestRound, Winners } from './winners.tsx'

type Props = { view: CompetitionView }

export function Results(props: ComingProps) {
  const { view } = props
  const words = useMessages('phases')
  const { current, podiums } = view
  if (current === null) return <EmptyState title={words.beforeStartTitle} text={words.beforeStartText} />
  const isDrawn = hasBracket(view)
  if (podiums.length > 0)
    return (
      <>
        <Announcement view={view} />
        <Spoiler competitionId={view.id} phase="podium">
          <div className="flex flex-col gap-10">
            <Winners view={view} />
            <BestRound {...props} />
            {isDrawn ? <LiveBracket view={view} /> : null}
            <PlacesBelow competition={view} />
          </div>
        </Spoiler>
      </>
    )
  return (
    <>
      <Announcement view={view} />
      {isDrawn && current.kind === 'stage' ? (
        <Spoiler competitionId={view.id} phase={lastRevealedPhase(view)}>
          <LiveBracket view={view} />
        </Spoiler>
      ) : (
        <section aria-labelledby="present-phase" className="flex flex-col gap-3">
          <h2 id="present-phase" className="text-[1.375rem] leading-tight">
            {phaseName(current.name, words)}
          </h2>
          <TableOf view={view} phase={current} />
        </section>
      )}
    </>
  )
}

/** The bracket before its first stage, and the tables not shown above; each opens with one tap. */
export function FoldedPhases({ view }: Props) {
  const words = useMessages('phases')
  const isOver = view.podiums.length > 0
  const isDrawn = hasBracket(view)
  const tables = view.phases
    .filter(({ kind, number }) => {
      const isBegun = number <= (view.current?.number ?? 0)
      return isBegun && (isOver || number !== view.current?.number) && (!isDrawn || kind === 'qualifying')
    })
    .toReversed()
  const isBracketFolded = !isOver && isDrawn && view.current?.kind === 'qualifying'
  if (tables.length === 0 && !isBracketFolded) return null
  return (
    <>
      {isBracketFolded ? (
        <Fold id="bracket" title={words.bracket}>
          <Spoiler competitionId={view.id} phase={lastRevealedPhase(view)}>
            <LiveBracket view={view} />
          </Spoiler>
        </Fold>
      ) : null}
      {tables.map((phase) => (
        <Fold
          key={phase.number}
          id={`phase-${phase.name}`}
          title={phaseName(phase.name, words)}
          end={<First view={view} phase={phase} />}
        >
          <div id={`results-${phase.name}`} className="scroll-mt-40">
            <TableOf view={view} phase={phase} />
          </div>
        </Fold>
      ))}
    </>
  )
}

function TableOf({ view, phase }: Props & { phase: Phase }) {
  const isRevealed = phaseIsFinished(roundsOfPhase(view.rounds, phase.number))
  return (
    <Spoiler competitionId={view.id} phase={isRevealed ? phase.name : lastRevealedPhase(view)}>
      <StandingsList view={view} phase={phase} />
    </Spoiler>
  )
}

/** "Yuzuki first, 242.98". */
function First({ view, phase }: Props & { phase: Phase }) {
  const live = useMessages('live')
  const common = useMessages('common')
  const format = useFormat()
  const { rows, isPublished } = standingsOf(view, phase)
  const [first] = rows
  if (!isPublished || first?.score == null) return null
  return (
    <span data-spoils={spoilerKey({ competitionId: view.id, phase: phase.name })}>
      {live.firstWith(firstName(first.round.user, common), format.score(first.score))}
    </span>
  )
}

/** True from the opening of the first stage on. */
function hasBracket(view: CompetitionView): boolean {
  const { isVs, stages } = view
  if (!isVs || stages.includes('unknown')) return false
  return phaseChoices(view).some(({ isOpen, phase }) => isOpen && phase?.kind === 'stage')
}

/** Announced to screen readers when it changes (patch.ts). */
function Announcement({ view }: Props) {
  const common = useMessages('common')
  const words = useMessages('live')
  const phases = useMessages('phases')
  const format = useFormat()
  const revealed = view.podiums.length > 0 ? 'podium' : lastRevealedPhase(view)
  if (revealed === null) return null
  const winner = view.podiums.find(({ final_position }) => final_position === 1)
  const phase = view.phases.find(({ name }) => name === revealed)
  const [leader] = phase ? standingsOf(view, phase).rows : []
  const name = phaseName(revealed, phases)
  const text = winner
    ? words.won(personName(winner.user, common))
    : leader && !view.isVs
      ? words.published(name, personName(leader.round.user, common), format.score(leader.score))
      : words.publishedOnly(name)
  return (
    <p
      hidden
      data-said={text}
      data-told={spoilerKey({ competitionId: view.id, phase: revealed })}
      data-hidden-said={winner ? words.finished : words.publishedOnly(name)}
    />
  )
}
