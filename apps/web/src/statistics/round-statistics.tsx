/** Statistics of one round, either saved or being entered on this device (screens §26). */
import { Link, Navigate } from '@tanstack/react-router'
import { type RoundScore, ruleById, scoreRound } from '@trickline/scoring'
import { useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useTricks } from '@trickline/client/catalogue.ts'
import { useStoredValue } from '@trickline/client/device-storage.ts'
import { lastOpenedId } from '@trickline/client/last-opened.ts'
import { ApiError } from '@trickline/client/api.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { type DraftRow, draftRows } from '@trickline/views/rounds/draft-trick.ts'
import { scoreForViewer } from '@trickline/views/rounds/visible-totals.ts'
import type { ExplainTarget } from '@trickline/views/rounds/explained-round.ts'
import { roundLabel } from '../rounds/round-head.tsx'
import { RoundChart } from '@trickline/views/rounds/round-chart.tsx'
import { newRoundDraftId, roundDrafts, unsavedTrickCount } from '../rounds/draft/stored-draft.ts'
import { useRound } from '../rounds/use-round.ts'
import { ruleOptionOf, useNewRound } from '../training/new-round.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { Card } from '@trickline/ui/card.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { LoadFailed } from '../lib/load-failed.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { countRows } from './count-rows.ts'
import { ExportButton } from './export-button.tsx'
import { Composition } from './composition.tsx'

const Explanation = lazyComponent(
  async () =>
    (await withWords(import('@trickline/views/rounds/explanation.tsx'), 'judgingParts')).Explanation,
  {
    when: ({ tapped }) => tapped !== null,
  },
)

/** Links to the round being entered on this device, or else to the round opened last. */
export function CurrentRoundLink() {
  const words = useMessages('statistics')
  const round = currentRoundId(useNewRound()?.key)
  return round === null ? null : (
    <Link to={paths.statistics} search={{ round }} className={buttonClass()}>
      {words.roundInHand}
    </Link>
  )
}

function currentRoundId(newRound: string | undefined): number | 'new' | null {
  if (newRound !== undefined && unsavedTrickCount(newRoundDraftId(newRound)) > 0) return 'new'
  const draftId = roundDrafts.ids().find((id) => /^\d+$/.test(id) && unsavedTrickCount(id) > 0)
  return draftId === undefined ? lastOpenedId('round') : Number(draftId)
}

export function RoundStatistics({ id }: { id: number }) {
  const common = useMessages('common')
  const words = useMessages('statistics')
  const judging = useMessages('judging')
  const format = useFormat()
  const { data, error, refetch } = useRound(id)
  const stored = useStoredValue(roundDrafts, id)
  if (!data && error instanceof ApiError && error.status === 404)
    return <Navigate to={paths.notFound} replace />
  if (!data)
    return (
      <Page title={words.title}>
        {error ? (
          <LoadFailed title={words.failed} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-72" />
        )}
      </Page>
    )
  const { round, validatedTricks } = data
  const isEntered = stored !== null && unsavedTrickCount(id) > 0
  const rows = isEntered ? stored.draft.validated : draftRows(validatedTricks)
  return (
    <RoundComposition
      title={personName(round.user, common)}
      about={format.joined(round.competition?.name ?? judging.training, roundLabel(round, judging))}
      rows={rows}
      score={isEntered ? scoreRound(round.rule_id, rows) : scoreForViewer(round, rows)}
      isEntered={isEntered}
      back={round.competition_id === null ? paths.trainingRound(id) : paths.judging(id)}
    />
  )
}

export function NewRoundStatistics() {
  const judging = useMessages('judging')
  const words = useMessages('statistics')
  const newRound = useNewRound()
  const rows = useStoredValue(roundDrafts, newRoundDraftId(newRound?.key ?? ''))?.draft.validated ?? []
  return (
    <RoundComposition
      title={newRound?.name || words.newRound}
      about={judging.training}
      rows={rows}
      score={scoreRound(ruleOptionOf(newRound?.ruleId), rows)}
      isEntered
      back={paths.newTraining}
    />
  )
}

type RoundCompositionProps = {
  title: string
  about: string
  rows: readonly DraftRow[]
  /** null: the viewer may not see the score. */
  score: RoundScore | null
  isEntered: boolean
  back: string
}

function RoundComposition({ title, about, rows, score, isEntered, back }: RoundCompositionProps) {
  const words = useMessages('statistics')
  const { tricks } = useTricks()
  const categoryOf = (trickId: number) => tricks.find(({ id }) => id === trickId)?.categorie_id ?? 0
  const subject = { name: title, statistics: countRows(rows, categoryOf) }
  return (
    <Page
      title={title}
      below={
        <div>
          <p>{about}</p>
          {isEntered ? <p className="text-label">{words.entered}</p> : null}
        </div>
      }
      dense
    >
      {rows.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyRound} />
      ) : (
        <div className="flex flex-col gap-6">
          <RoundChartCard {...{ rows, score }} />
          <Composition subjects={[subject]} />
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-2">
        <Link to={back} className={buttonClass()}>
          {words.toRound}
        </Link>
        {rows.length > 0 ? <ExportButton subjects={[subject]} nameOf={() => title} /> : null}
      </div>
    </Page>
  )
}

function RoundChartCard({ rows, score }: Pick<RoundCompositionProps, 'rows' | 'score'>) {
  const common = useMessages('common')
  const rule = ruleById(score?.ruleId)
  const ruleName = rule ? ruleTitle(rule, common) : common.unknown
  const [tapped, setTapped] = useState<ExplainTarget | null>(null)
  return (
    <Card className="p-3 sm:px-5">
      {score ? (
        <div className="mb-2">
          <p className="text-label text-soft">{ruleName}</p>
          <Score value={score.total} size="big" />
        </div>
      ) : null}
      <RoundChart rows={rows} score={score} onTap={score && ((key) => setTapped({ what: 'trick', key }))} />
      {score ? (
        <Explanation
          tapped={tapped}
          onExplain={setTapped}
          onClose={() => setTapped(null)}
          rows={rows}
          selected={[]}
          score={score}
          ruleName={ruleName}
        />
      ) : null}
    </Card>
  )
}
