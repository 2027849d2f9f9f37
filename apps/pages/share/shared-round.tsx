/** Share image of a published round: athlete, phase, score and round chart. */
import type { PublicRound } from '@trickline/contract/public-pages'
import { readRound } from '@trickline/contract/read-rows'
import { phaseAt } from '@trickline/competition/phases'
import { type OutReason, outReasonOf } from '@trickline/competition/standings'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { useResultSentences } from '@trickline/views/phases/result-sentences.ts'
import { type ChoiceKey, phaseName } from '@trickline/views/phases/phase-choices.ts'
import { draftRows, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { scoreForViewer } from '@trickline/views/rounds/visible-totals.ts'
import { beadsOf } from '@trickline/views/rounds/round-chart.tsx'
import { trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import type { Bead } from '@trickline/ui/bead-chart.tsx'
import { standingsOf } from '../server/standing-rows.ts'
import {
  type DataUrlByPath,
  Face,
  Flag,
  fontSizeOf,
  margin,
  shareImageSize,
  ShareRoundChart,
} from './share-image.tsx'

export type SharedRound = { view: CompetitionView; round: PublicRound }

export function useRoundFacts({ view, round: { round: row, validatedTricks } }: SharedRound) {
  const common = useMessages('common')
  const phases = useMessages('phases')
  const words = useMessages('judging')
  const { byRule } = useMessages('judgingParts')
  const format = useFormat()
  const round = readRound(row)
  const phase = round.roundNumber === null ? null : phaseAt(view, round.roundNumber)
  const standing = phase && standingsOf(view, phase).rows.find((each) => each.round.id === round.id)
  const rows = draftRows(validatedTricks)
  const score = scoreForViewer(round, rows)
  const beads = beadsOf(rows, { score, feedback: null, words, format })
  const out: OutReason | null = outReasonOf(round)
  const combos = rows.filter(({ kind }) => kind === 'combo').length
  const pair = useResultSentences(view).pairOf(round.id)
  // in stages of pairs there are no places
  const isRanked = out === null && (!view.isVs || phase?.kind === 'qualifying')
  const rank = isRanked && standing?.published.length === 1 ? standing.rank : null
  const phaseText = phase ? phaseName(phase.name, phases) : ''
  const key: ChoiceKey | null = phase?.name ?? null
  return {
    name: personName(round.user, common),
    user: round.user,
    phase: phaseText,
    key,
    place: rank === null ? '' : phases.position(rank),
    pair: pair === null ? '' : `${pair.who} ${pair.scores}`,
    score: out === null ? format.score(round.totalScore, '') : phases.statuses[out],
    isOut: out !== null,
    tricks: words.drawn.label(beads.length, combos),
    rule: byRule(ruleTitle(round.rule, common)),
    beads,
    best: bestOf(
      beads,
      tricksOf(rows).map((trick) => trickTitle(trick, words)),
    ),
  }
}

function bestOf(beads: readonly Bead[], titles: readonly string[]): string | null {
  const most = Math.max(0, ...beads.map(({ points }) => points ?? 0))
  const place = beads.findIndex(({ points }) => points === most && most > 0)
  return titles[place] ?? null
}

type Props = SharedRound & { files: DataUrlByPath; host: string }

export function RoundShareImage({ files, host, ...shared }: Props) {
  const common = useMessages('common')
  const facts = useRoundFacts(shared)
  const { name } = shared.view
  const fontSize = fontSizeOf(name, { width: 830, lines: 1, most: 30, least: 22 })
  return (
    <div className="picture round">
      <div className="row">
        <p className="soft one-line" style={{ fontSize }}>
          {name}
        </p>
        <div className="product">{common.product}</div>
      </div>
      <Rider facts={facts} files={files} />
      {facts.pair ? <p className="pair soft one-line">{facts.pair}</p> : null}
      <div className="chart-of-round">
        <ShareRoundChart
          width={shareImageSize.width - 2 * margin}
          height={158}
          beads={facts.beads}
          best={facts.best}
        />
      </div>
      <div className="line" />
      <div className="row below soft">
        <p className="one-line">{`${facts.tricks} · ${facts.rule}`}</p>
        <div>{host}</div>
      </div>
    </div>
  )
}

type RiderProps = { facts: ReturnType<typeof useRoundFacts>; files: DataUrlByPath }

function Rider({ facts: { user, name, score, isOut, ...facts }, files }: RiderProps) {
  const scoreSize = isOut ? 64 : 156
  const width = shareImageSize.width - 2 * margin - 260 - score.length * scoreSize * 0.6
  return (
    <div className="person">
      <Face
        radius={66}
        name={user.name}
        surname={user.surname}
        src={user.img_path ? files.get(user.img_path) : undefined}
      />
      <div className="name">
        <h1 style={{ fontSize: fontSizeOf(name, { width, lines: 3, most: 68, least: 36 }) }}>{name}</h1>
        <div className="phase soft">
          <Flag src={user.country ? files.get(flagOf(user.country)) : undefined} />
          {[facts.place, facts.phase].filter(Boolean).join(' · ')}
        </div>
      </div>
      <div className={isOut ? 'score out' : 'score'} style={{ fontSize: scoreSize }}>
        {score}
      </div>
    </div>
  )
}

export function flagOf({ iso2 }: { iso2: string }): string {
  return `/assets/flags/${iso2.toUpperCase()}.svg`
}
