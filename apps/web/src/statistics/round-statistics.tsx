/** What one round is made of: a saved one, or one in hand with all that is entered of it on this device (screens §26). */
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
import { scoreForViewer } from '@trickline/views/rounds/totals-bar.tsx'
import type { ExplainTarget } from '@trickline/views/rounds/explained-round.ts'
import { roundLabel } from '../rounds/round-head.tsx'
import { RoundChart } from '@trickline/views/rounds/round-chart.tsx'
import { newRoundDraftId, roundDrafts, unsavedTrickCount } from '../rounds/save/stored-draft.ts'
import { useRound } from '../rounds/use-round.ts'
import { ruleOptionOf, useNewRound } from '../training/new-round.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { Card } from '@trickline/ui/card.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { LoadFailed } from '@trickline/ui/load-failed.tsx'
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

/** The way to the round that one is entering on this device, or had open last; nothing without one. */
export function RoundInHand() {
  const words = useMessages('statistics')
  const round = inHand(useNewRound()?.key)
  return round === null ? null : (
    <Link to={paths.statistics} search={{ round }} className={buttonClass()}>
      {words.roundInHand}
    </Link>
  )
}

function inHand(newRound: string | undefined): number | 'new' | null {
  if (newRound !== undefined && unsavedTrickCount(newRoundDraftId(newRound)) > 0) return 'new'
  const entered = roundDrafts.ids().find((id) => /^\d+$/.test(id) && unsavedTrickCount(id) > 0)
  return entered === undefined ? lastOpenedId('round') : Number(entered)
}

export function RoundStatistics({ id }: { id: number }) {
  const words = useMessages('statistics')
  const judging = useMessages('judging')
  const format = useFormat()
  const { data, error, refetch } = useRound(id)
  const kept = useStoredValue(roundDrafts, id)
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
  const isEntered = kept !== null && unsavedTrickCount(id) > 0
  const rows = isEntered ? kept.draft.validated : draftRows(validatedTricks)
  return (
    <Made
      title={format.beside(round.competition?.name ?? judging.training, roundLabel(round, judging))}
      of={personName(round.user)}
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
  const begun = useNewRound()
  const rows = useStoredValue(roundDrafts, newRoundDraftId(begun?.key ?? ''))?.draft.validated ?? []
  return (
    <Made
      title={begun?.name || words.newRound}
      of={judging.training}
      rows={rows}
      score={scoreRound(ruleOptionOf(begun?.ruleId), rows)}
      isEntered
      back={paths.newTraining}
    />
  )
}

type MadeProps = {
  title: string
  /** Whose it is. */
  of: string
  rows: readonly DraftRow[]
  /** null: it is not to be seen. */
  score: RoundScore | null
  isEntered: boolean
  back: string
}

function Made({ title, of, rows, score, isEntered, back }: MadeProps) {
  const words = useMessages('statistics')
  const { tricks } = useTricks()
  const categoryOf = (trickId: number) => tricks.find(({ id }) => id === trickId)?.categorie_id ?? 0
  const made = { name: title, statistics: countRows(rows, categoryOf) }
  return (
    <Page
      title={title}
      above={of}
      below={isEntered ? words.entered : null}
      actions={
        <>
          <Link to={back} className={buttonClass()}>
            {words.toRound}
          </Link>
          {rows.length > 0 ? <ExportButton of={[made]} nameOf={() => title} /> : null}
        </>
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyRound} />
      ) : (
        <div className="flex flex-col gap-6">
          <Drawn {...{ rows, score }} />
          <Composition of={[made]} />
        </div>
      )}
    </Page>
  )
}

/** The round as a line; a bead says what its trick counts. */
function Drawn({ rows, score }: Pick<MadeProps, 'rows' | 'score'>) {
  const common = useMessages('common')
  const rule = ruleById(score?.ruleId)
  const [tapped, setTapped] = useState<ExplainTarget | null>(null)
  return (
    <Card className="p-3">
      <RoundChart rows={rows} score={score} onTap={score && ((key) => setTapped({ what: 'trick', key }))} />
      {score ? (
        <Explanation
          tapped={tapped}
          onExplain={setTapped}
          onClose={() => setTapped(null)}
          rows={rows}
          selected={[]}
          score={score}
          ruleName={rule ? ruleTitle(rule) : common.unknown}
        />
      ) : null}
    </Card>
  )
}
