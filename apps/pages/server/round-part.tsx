/** A published round as everyone may see it: its chart, and the explanation of each trick's points. */
import { readRound } from '@trickline/contract/read-rows'
import type { PublicRound } from '@trickline/contract/public-pages'
import type { ReactNode } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { levelName, type RoundScore } from '@trickline/scoring'
import { type DraftRow, draftRows, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { scoreForViewer } from '@trickline/views/rounds/visible-totals.ts'
import { explainedRound, type ExplainTarget, type Part } from '@trickline/views/rounds/explained-round.ts'
import type { Step } from '@trickline/views/rounds/explain-score.ts'
import { Steps } from '@trickline/views/rounds/explanation.tsx'
import { RoundChart } from '@trickline/views/rounds/round-chart.tsx'
import { personName } from '@trickline/views/person-name.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import { LevelMark } from '@trickline/ui/level-mark.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { ShareLink } from '@trickline/ui/share-link.tsx'

/** Limit of a row on a phone; more beads go into two rows of equal length. */
const mostInOneRow = 11

function RoundPart({ shared = null, ...round }: PublicRound & { shared?: ReactNode }) {
  return (
    <article className="flex flex-col gap-3">
      <RoundCurve {...round} />
      <RoundTricks {...round} />
      {shared}
    </article>
  )
}

export function RoundCurve({ round: row, validatedTricks }: PublicRound) {
  const common = useMessages('common')
  const { byRule } = useMessages('judgingParts')
  const { round, rows, score } = readPublicRound(row, validatedTricks)
  if (score === null) return null
  return (
    <div>
      <Chart rows={rows} score={score} tricks={tricksOf(rows).length} />
      <p className="text-label text-soft">{byRule(ruleTitle(round.rule, common))}</p>
    </div>
  )
}

/** Each trick and combo with the explanation of its points, and the total. */
export function RoundTricks({ round: row, validatedTricks }: PublicRound) {
  const words = useMessages('judging')
  const { rows, score } = readPublicRound(row, validatedTricks)
  if (score === null) return null
  const explain = (tapped: ExplainTarget) => explainedRound(tapped, { rows, selected: [], score })
  const total = explain({ what: 'total' })
  const tricksIn = (part: Part) =>
    part.tricks.map((trick) => (
      <li key={trick.key} className="break-inside-avoid border-b border-hair">
        <Points steps={explain({ what: 'trick', key: trick.key })?.steps ?? []} ruleId={score.ruleId}>
          <LevelMark level={levelName(trick.level)} />
          <span className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
            {trickTitle(trick, words)}
            <span className="block text-label text-soft">{trick.name}</span>
          </span>
        </Points>
      </li>
    ))
  return (
    <div className="gap-x-12 sm:columns-2">
      <ol>
        {total?.parts.map((part) =>
          part.combo === 0 ? (
            tricksIn(part)
          ) : (
            <li key={`combo ${part.combo}`} className="break-inside-avoid">
              <Points steps={explain(part.tapped)?.steps ?? []} ruleId={score.ruleId}>
                <span className="flex-1 font-semibold">{words.combo(part.combo)}</span>
              </Points>
              <ol className="border-s-2 border-ink ps-3">{tricksIn(part)}</ol>
            </li>
          ),
        )}
      </ol>
      {total ? (
        <div className="break-inside-avoid pt-2">
          <Steps steps={total.steps} ruleId={score.ruleId} rounded />
        </div>
      ) : null}
    </div>
  )
}

type PointsProps = { steps: Step[]; ruleId: number; children: ReactNode }

/** A line with its points, which opens to their steps. */
function Points({ steps, ruleId, children }: PointsProps) {
  const format = useFormat()
  const last = steps.at(-1)
  return (
    <details className="group/points break-inside-avoid">
      <summary className="flex min-h-touch list-none items-center gap-3 py-1 [&::-webkit-details-marker]:hidden">
        <Icon
          name="next"
          className="size-3.5 shrink-0 text-soft transition-transform group-open/points:rotate-90"
        />
        {children}
        <span className="tabular font-semibold">
          {last && 'points' in last ? format.score(last.points) : null}
        </span>
      </summary>
      <div className="pb-2 ps-6">
        <Steps steps={steps} ruleId={ruleId} />
      </div>
    </details>
  )
}

function readPublicRound(row: PublicRound['round'], validatedTricks: PublicRound['validatedTricks']) {
  const round = readRound(row)
  const rows = draftRows(validatedTricks)
  return { round, rows, score: scoreForViewer(round, rows) }
}

type ChartProps = { rows: readonly DraftRow[]; score: RoundScore; tricks: number }

function Chart({ rows, score, tricks }: ChartProps) {
  return (
    <div
      style={{ '--half': Math.ceil(tricks / 2) }}
      className={classNames(
        'lg:[&_li>svg]:h-32',
        tricks > mostInOneRow && 'max-sm:[&_ol]:grid-cols-[repeat(var(--half),minmax(0,1fr))]',
      )}
    >
      <RoundChart rows={rows} score={score} />
    </div>
  )
}

export function RoundPartOfPage(round: PublicRound) {
  const common = useMessages('common')
  const { competition_id, id, user, round_name } = round.round
  const phases = useMessages('phases')
  const title = [personName(user, common), round_name && phaseName(round_name, phases)]
    .filter(Boolean)
    .join(' · ')
  const shared =
    competition_id === null ? null : (
      <p>
        <ShareLink path={paths.sharedRound(competition_id, id)} title={title} />
      </p>
    )
  return <RoundPart {...round} shared={shared} />
}
