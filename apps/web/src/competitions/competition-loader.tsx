/** Loads a competition and follows it live; shows a skeleton while loading, or why it cannot be shown. */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useCompetition } from '@trickline/client/competition.ts'
import { useCompetitionLive } from '@trickline/client/competition-live.ts'
import { rememberLastOpened } from '@trickline/client/last-opened.ts'
import { ApiError } from '@trickline/client/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { useCompetitionView } from '../phases/use-competition-view.ts'
import { AsOf } from '@trickline/ui/as-of.tsx'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { Skeleton, SkeletonRows } from '@trickline/ui/skeleton.tsx'

type Children = (view: CompetitionView) => ReactNode

export function CompetitionLoader({ id, children }: { id: number; children: Children }) {
  const { data, error, refetch, asOf } = useCompetition(id)
  useEffect(() => rememberLastOpened('competition', id), [id])
  // after 403 or 404 the cached copy is no longer shown
  if (data && !isClosed(error))
    return (
      <>
        <AsOf at={asOf} className="mx-auto w-full max-w-page px-4 pt-3 sm:px-6" />
        <LiveCompetition competition={data}>{children}</LiveCompetition>
      </>
    )
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  return <LoadingCompetition />
}

function LiveCompetition({ competition, children }: { competition: CompetitionRead; children: Children }) {
  const { glowing } = useCompetitionLive(competition.id)
  return children(useCompetitionView(competition, glowing))
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useMessages('phases')
  const common = useMessages('common')
  const explain = useErrorText()
  const closed = isClosed(error)
  return (
    <Page title={closed ? words.noneTitle : words.loadFailed}>
      <EmptyState
        title={closed ? words.noneTitle : words.loadFailed}
        text={closed ? words.noneText : explain(error)}
        action={
          closed ? (
            <Link to={paths.competitions} className={buttonClass('primary')}>
              {words.toList}
            </Link>
          ) : (
            <Button kind="primary" onClick={onRetry}>
              {common.retry}
            </Button>
          )
        }
      />
    </Page>
  )
}

function isClosed(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 403)
}

export function LoadingCompetition() {
  const words = useMessages('phases')
  return (
    <output
      aria-label={words.loading}
      className="mx-auto flex w-full max-w-page flex-col gap-4 px-4 pt-4 sm:px-6 sm:pt-6"
    >
      <h1 className="sr-only">{words.loading}</h1>
      <div className="flex flex-col gap-2">
        <Skeleton className="h-9 w-80 max-w-full" />
        <Skeleton className="h-6 w-96 max-w-full" />
      </div>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <SkeletonRows count={8} className="h-16" />
    </output>
  )
}
