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
import { type ChoiceKey, phaseName } from '@trickline/views/phases/phase-choices.ts'
import { draftRows, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { scoreForViewer } from '@trickline/views/rounds/visible-totals.ts'
import { beadsOf } from '@trickline/views/rounds/round-chart.tsx'
import { trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import type { Bead } from '@trickline/ui/bead-chart.tsx'
import { standingsOf } from '../server/standing-rows.ts'
import { drawableText, textWidth } from './text-outlines.ts'
import {
  type DataUrlByPath,
  Face,
  fitText,
  Flag,
  Lines,
  margin,
  ShareImage,
  shareImageSize,
  ShareRoundChart,
  Text,
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
  const rank = out === null && standing?.published.length === 1 ? standing.rank : null
  const phaseText = phase ? phaseName(phase.name, phases) : ''
  const key: ChoiceKey | null = phase?.name ?? null
  return {
    name: personName(round.user, common),
    user: round.user,
    phase: phaseText,
    key,
    place: rank === null ? '' : phases.position(rank),
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

export function RoundShareImage({
  files,
  host,
  ...shared
}: SharedRound & { files: DataUrlByPath; host: string }) {
  const common = useMessages('common')
  const facts = useRoundFacts(shared)
  const { user } = facts
  const { width, height } = shareImageSize
  const scoreSize = facts.isOut ? 64 : 156
  const scoreWidth = textWidth(facts.score, 800) * scoreSize
  const left = margin + 168
  const name = fitText(facts.name, {
    width: width - margin - scoreWidth - 48 - left,
    weight: 800,
    sizes: [68, 60, 54, 48, 42, 36],
    lines: 3,
  })
  const competitionName = fitText(shared.view.name, {
    width: 830,
    weight: 650,
    sizes: [30, 26, 22],
    lines: 1,
  })
  const below = [facts.place, facts.phase].filter(Boolean).join(' · ')
  const nameTop = 236 - (name.lines.length - 1) * name.size * 0.54
  return (
    <ShareImage>
      <Lines fitted={competitionName} x={margin} y={90} weight={650} fill="fill-soft" />
      <Text x={width - margin} y={90} size={30} weight={800} anchor="end">
        {common.product}
      </Text>
      <Face
        x={margin + 66}
        y={212}
        radius={66}
        name={user.name}
        surname={user.surname}
        src={user.img_path ? files.get(user.img_path) : undefined}
      />
      <Lines fitted={name} x={left} y={nameTop} weight={800} />
      <Flag
        x={left}
        y={nameTop + (name.lines.length - 1) * name.size * 1.08 + 26}
        height={26}
        src={user.country ? files.get(flagOf(user.country)) : undefined}
      />
      <Text
        x={left + (user.country && files.has(flagOf(user.country)) ? 54 : 0)}
        y={nameTop + (name.lines.length - 1) * name.size * 1.08 + 50}
        size={30}
        weight={650}
        fill="fill-soft"
      >
        {below}
      </Text>
      <Text
        x={width - margin}
        y={facts.isOut ? 236 : 264}
        size={scoreSize}
        weight={800}
        anchor="end"
        fill={facts.isOut ? 'fill-danger' : 'fill-ink'}
      >
        {facts.score}
      </Text>
      <ShareRoundChart
        x={margin}
        y={376}
        width={width - 2 * margin}
        height={158}
        beads={facts.beads}
        line={{ from: 0, to: width }}
        best={facts.best}
      />
      <Text x={margin} y={height - 34} size={24} fill="fill-soft">
        {`${facts.tricks} · ${facts.rule}`}
      </Text>
      <Text x={width - margin} y={height - 34} size={24} anchor="end" fill="fill-soft">
        {drawableText(host)}
      </Text>
    </ShareImage>
  )
}

export function flagOf({ iso2 }: { iso2: string }): string {
  return `/assets/flags/${iso2.toUpperCase()}.svg`
}
