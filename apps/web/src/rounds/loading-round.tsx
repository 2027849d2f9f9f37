import { Page } from '@trickline/ui/page.tsx'
import { Skeleton, SkeletonRows } from '@trickline/ui/skeleton.tsx'

export function LoadingRound({ title }: { title: string }) {
  return (
    <Page title={title}>
      <Skeleton className="h-20" />
      <div className="mt-4 grid gap-4 lg:grid-cols-[26rem_1fr]">
        <Skeleton className="h-56" />
        <SkeletonRows count={6} />
      </div>
    </Page>
  )
}
