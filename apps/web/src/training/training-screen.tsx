/** `/training`: one's own rounds as cards, nine a page, and the way into a new one (screens §14). */
import { canCreateTraining } from '@trickline/competition/permissions'
import type { TrainingRound } from '@trickline/contract/training'
import type { RuleId } from '@trickline/scoring'
import { useState } from 'react'
import { useListSearch } from '../data/list-search.ts'
import { useMessages } from '../lib/messages.ts'
import { usePerson } from '../lib/session.ts'
import { roundDrafts } from '../rounds/save/kept-draft.ts'
import { Button } from '../ui/button.tsx'
import { CardGrid, CardGridSkeleton } from '../ui/card-grid.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { pageOf, Pager } from '../ui/pager.tsx'
import { FilterBar } from './training-filters.tsx'
import { matchesFilters, type TrainingFilters, trainingSearch } from './training-search.ts'
import { RuleAndNameDialog } from './rule-and-name-dialog.tsx'
import { RoundCard } from './round-card.tsx'
import { useTraining } from '../data/training.ts'
import { useUnfinishedRound } from './unfinished-round.tsx'
import { useTrainingMoves } from './use-training-moves.ts'

const cardsPerPage = 9

type Props = { search: Partial<TrainingFilters>; onSearch: (search: Partial<TrainingFilters>) => void }

export function TrainingScreen({ search, onSearch }: Props) {
  const words = useMessages('training')
  const trains = canCreateTraining(usePerson())
  const { data, error, refetch } = useTraining()
  const [filters, setFilters] = useListSearch(trainingSearch, search, onSearch)
  const unfinished = useUnfinishedRound()
  const [asks, setAsks] = useState(false)
  const matching = (data ?? []).filter((row) => matchesFilters(row, filters))
  const { items, page, pages } = pageOf(matching, filters.page, cardsPerPage)
  const newRound = trains ? (
    <Button kind="primary" icon={<Icon name="plus" />} onClick={() => setAsks(true)}>
      {words.newRound}
    </Button>
  ) : null
  return (
    <Page title={words.title} main={newRound}>
      {unfinished.notice ? <div className="mb-6">{unfinished.notice}</div> : null}
      {data && data.length > 0 ? (
        <FilterBar list={data} filters={filters} onChange={setFilters} found={matching.length} />
      ) : null}
      {data ? (
        <Cards
          rounds={items}
          none={data.length === 0}
          trains={trains}
          onShowAll={() => setFilters(trainingSearch.all)}
        />
      ) : error ? (
        <LoadFailed title={words.loadFailedTitle} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      <Pager
        page={page}
        pages={pages}
        onPage={(next) => {
          setFilters({ ...filters, page: next })
          scrollTo({ top: 0 })
        }}
      />
      <NewRoundDialog
        open={asks}
        onClose={() => setAsks(false)}
        onStart={unfinished.start}
        unfinishedTricks={unfinished.tricks}
      />
    </Page>
  )
}

type NewRoundProps = {
  open: boolean
  onClose: () => void
  onStart: (chosen: { ruleId: RuleId; name: string }) => void
  /** Tricks of an unfinished round, which is given up for this one. */
  unfinishedTricks: number
}

function NewRoundDialog({ open, onClose, onStart, unfinishedTricks }: NewRoundProps) {
  const words = useMessages('training')
  const [ruleId, setRule] = useState<RuleId | null>(null)
  const [name, setName] = useState('')
  return (
    <RuleAndNameDialog
      open={open}
      title={words.createTitle}
      action={words.create}
      ruleId={ruleId}
      onRule={setRule}
      name={name}
      onName={setName}
      below={unfinishedTricks > 0 ? <Notice tone="bad">{words.replaces(unfinishedTricks)}</Notice> : null}
      onClose={onClose}
      onConfirm={() => ruleId !== null && onStart({ ruleId, name: name.trim() })}
    />
  )
}

type CardsProps = {
  rounds: TrainingRound[]
  none: boolean
  trains: boolean
  onShowAll: () => void
}

function Cards({ rounds, none, trains, onShowAll }: CardsProps) {
  const words = useMessages('training')
  // changes that were begun and not sent would be counted at logout, of a round that no longer exists
  const moves = useTrainingMoves({ onDeleted: (roundId) => roundDrafts.drop(roundId) })
  if (none)
    return <EmptyState title={words.emptyTitle} text={trains ? words.emptyForAthlete : words.emptyText} />
  if (rounds.length === 0)
    return (
      <EmptyState
        title={words.noMatchTitle}
        text={words.noMatchText}
        action={<Button onClick={onShowAll}>{words.clearFilters}</Button>}
      />
    )
  return (
    <CardGrid>
      {rounds.map((round) => (
        <RoundCard key={round.id} round={round} moves={moves} />
      ))}
    </CardGrid>
  )
}

function Loading() {
  const words = useMessages('training')
  return (
    <div aria-busy="true">
      <output className="text-soft">{words.loading}</output>
      <CardGridSkeleton count={cardsPerPage} className="h-60" />
    </div>
  )
}
