/** The overlay where athletes ride in pairs: the current pair, each result, and all results of the stage. */
import type { Phase } from '@trickline/competition/phases'
import type { PersonShort } from '@trickline/contract/people'
import type { ReactNode } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Score } from '@trickline/ui/score.tsx'
import { firstName } from '@trickline/views/person-name.ts'
import { type CompetitionView, currentRounds } from '@trickline/views/phases/competition-view.ts'
import { PairLine } from '@trickline/views/phases/pair-line.tsx'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { useAbout } from './picture-now.tsx'
import { BigName, Face, inPages } from './picture.tsx'
import { type PairOfNow, type PairResult, pairsToCome } from './screen-pairs.ts'
import type { OverlayProps } from './screen-props.ts'
import { ScreenRoundChart } from './screen-round-chart.tsx'

type NowProps = { view: CompetitionView; pair: PairOfNow; phase: Phase }

export function PairNow({ view, pair: { a, b, doing }, phase }: NowProps) {
  const words = useMessages('screens')
  const phases = useMessages('phases')
  const about = useAbout(view)
  const riding = doing === 'a' || doing === 'b' ? doing : null
  const isNext = doing === 'next'
  return (
    <section data-row={a.id} className="panel pair">
      <Head left={view.name} right={phaseName(phase.name, phases)} />
      <div className="two">
        <Side user={a} isRiding={riding === 'a'} />
        <PairLine riding={riding} scores={null} className="pair-line" />
        <Side user={b} isRiding={riding === 'b'} />
      </div>
      <p className="says">
        <b>
          {isNext ? null : <i className="live" />}
          <DoingNow a={a} b={b} doing={doing} />
        </b>
        <span>{isNext ? about(a) || words.soon : <ThenRides view={view} a={a} b={b} />}</span>
      </p>
    </section>
  )
}

type Two = { a: PersonShort; b: PersonShort }

function DoingNow({ a, b, doing }: Two & Pick<PairOfNow, 'doing'>) {
  const words = useMessages('screens')
  const front = useMessages('front')
  const common = useMessages('common')
  if (doing === 'next') return words.next
  return doing === 'judges' ? words.judgesCount : front.ridingNow(firstName(doing === 'a' ? a : b, common))
}

/** The other athlete of the pair, or else the pair after them. */
function ThenRides({ view, a, b }: Two & { view: CompetitionView }) {
  const words = useMessages('screens')
  const common = useMessages('common')
  const about = useAbout(view)
  const other = currentRounds(view).find(
    ({ userId, status }) => status === 'pending' && (userId === a.id || userId === b.id),
  )
  const [next] = pairsToCome(view)
  const names = other
    ? firstName(other.user, common)
    : next && `${firstName(next.a, common)} – ${firstName(next.b, common)}`
  if (!names) return null
  return (
    <>{[`${words.next}: ${names}`, about(other ? other.user : (next?.a ?? a))].filter(Boolean).join(' · ')}</>
  )
}

type ScoresProps = OverlayProps & { phase: Phase; results: readonly PairResult[] }

/** Results are shown one at a time; the last one stays. */
export function PairScores({ view, tricksByRoundId, phase, results }: ScoresProps) {
  const words = useMessages('screens')
  const phases = useMessages('phases')
  const common = useMessages('common')
  const format = useFormat()
  return (
    <ol data-phase={phase.number}>
      {results.map(({ winner, loser, scores, round }) => (
        <li key={winner.id} data-row={winner.id} className="panel pair">
          <Head left={view.name} right={phaseName(phase.name, phases)} />
          <div className="two">
            <Side user={winner} isRiding={false} />
            <span className="scores">
              <b data-score={scores.a}>
                <Score value={scores.a} size="inherit" />
              </b>
              <Score value={scores.b} size="inherit" />
            </span>
            <Side user={loser} isRiding={false} />
          </div>
          {round ? <ScreenRoundChart round={round} tricks={tricksByRoundId.get(round.id) ?? []} /> : null}
          <p className="says">
            <b>{words.beat(firstName(winner, common), firstName(loser, common))}</b>
            <b className="tabular">
              {scores.a > scores.b ? `+${format.value(scores.a - scores.b)}` : phases.bySeed}
            </b>
          </p>
        </li>
      ))}
    </ol>
  )
}

const pairsOfPage = 4

export function PairResults({ results }: { results: readonly PairResult[] }) {
  const phases = useMessages('phases')
  const common = useMessages('common')
  const [first] = results
  if (!first) return null
  return (
    <div className="panel">
      <h2>{phaseName(first.stage, phases)}</h2>
      {inPages(results, pairsOfPage).map((page) => (
        <ol key={page[0]?.winner.id}>
          {page.map(({ winner, loser, scores }) => (
            <li key={winner.id} className="met">
              <b>{firstName(winner, common)}</b>
              <Score value={scores.a} size="inherit" />
              <span>{firstName(loser, common)}</span>
              <Score value={scores.b} size="inherit" />
            </li>
          ))}
        </ol>
      ))}
    </div>
  )
}

export function Head({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <small>
      <span>{left}</span>
      <span>{right}</span>
    </small>
  )
}

export function Side({ user, isRiding }: { user: PersonShort; isRiding: boolean }) {
  return (
    <span className={isRiding ? 'side riding' : 'side'}>
      <Face user={user} />
      <BigName user={user} />
    </span>
  )
}
