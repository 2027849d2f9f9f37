/** `/training`: the person's rounds, nine per page, those awaiting a review first, and a button for a new one (screens §14). */
import { canCreateTraining } from '@trickline/competition/permissions'
import { decideReview } from '@trickline/competition/review'
import { roundStatuses } from '@trickline/competition/statuses'
import type { TrainingListRead } from '@trickline/contract/read-rows'
import { type RuleId, rules } from '@trickline/scoring'
import { useState } from 'react'
import { useListSearch } from '../lib/use-list-search.ts'
import { useTraining } from '@trickline/client/training.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { Button } from '@trickline/ui/button.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { List } from '../lib/list.tsx'
import type { ListFilter } from '@trickline/ui/list-filters.ts'
import { Notice } from '@trickline/ui/notice.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { rowsClass } from '@trickline/ui/row.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { RoundCard } from './round-card.tsx'
import { RoundSheet } from './round-sheet.tsx'
import { RuleAndNameDialog } from './rule-and-name-dialog.tsx'
import { trainingSearch } from './training-search.ts'
import { useUnfinishedRound } from './unfinished-round.tsx'

const cardsPerPage = 9

export function TrainingScreen() {
  const words = useMessages('training')
  const person = usePerson()
  const trains = canCreateTraining(person)
  const reviews = (round: TrainingListRead) => decideReview(person, round).move !== undefined
  const { data, error, refetch } = useTraining()
  const [values, setValues] = useListSearch(trainingSearch)
  const unfinished = useUnfinishedRound()
  const [openedId, setOpenedId] = useState<number | null>(null)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const newRound = trains ? (
    // a waiting review is the next step, so this button is not orange
    <Button
      kind={data?.some(reviews) ? 'quiet' : 'primary'}
      icon={<Icon name="plus" />}
      onClick={() => setDialogOpen(true)}
    >
      {words.newRound}
    </Button>
  ) : null
  return (
    <Page title={words.title} main={newRound}>
      {unfinished.notice ? <div className="mb-6">{unfinished.notice}</div> : null}
      <List
        rows={data && inOrder(data, reviews)}
        error={error}
        onRetry={() => void refetch()}
        failedTitle={words.loadFailedTitle}
        empty={
          <EmptyState title={words.emptyTitle} text={trains ? words.emptyForAthlete : words.emptyText} />
        }
        filters={useTrainingFilters()}
        values={values}
        onChange={setValues}
        perPage={cardsPerPage}
        skeleton={<Skeleton className="my-1 h-16 sm:h-48" />}
        // two or four would leave one alone
        className={`${rowsClass} lg:has-[>:last-child:is(:nth-child(2),:nth-child(4))]:grid-cols-2`}
      >
        {(round) => <RoundCard round={round} onOpen={() => setOpenedId(round.id)} />}
      </List>
      <RoundSheet round={data?.find(({ id }) => id === openedId)} onClose={() => setOpenedId(null)} />
      <NewRoundDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onStart={unfinished.start}
        unfinishedTricks={unfinished.tricks}
      />
    </Page>
  )
}

/** Rounds that wait for a review come first. */
function inOrder(
  rounds: readonly TrainingListRead[],
  reviews: (round: TrainingListRead) => boolean,
): TrainingListRead[] {
  return rounds.toSorted((a, b) => Number(reviews(b)) - Number(reviews(a)))
}

function useTrainingFilters(): ListFilter<TrainingListRead>[] {
  const common = useMessages('common')
  const words = useMessages('training')
  return [
    {
      name: 'status',
      label: words.status,
      of: (round) => round.status,
      options: roundStatuses.map((status) => [status, words.statuses[status]]),
    },
    {
      name: 'rule',
      label: words.rule,
      of: (round) => round.rule.name,
      options: rules.map((rule) => [rule.name, ruleTitle(rule, common)]),
    },
  ]
}

type NewRoundProps = {
  open: boolean
  onClose: () => void
  onStart: (chosen: { ruleId: RuleId; name: string }) => void
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
      rule={{ chosen: ruleId, onChoose: setRule }}
      name={name}
      onName={setName}
      below={unfinishedTricks > 0 ? <Notice tone="bad">{words.replaces(unfinishedTricks)}</Notice> : null}
      onClose={onClose}
      onConfirm={() => ruleId !== null && onStart({ ruleId, name: name.trim() })}
    />
  )
}
