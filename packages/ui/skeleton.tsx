/** The shape of what is loading, in its real size, so that nothing jumps when it comes. */
import { classNames } from './class-names.ts'

/** Give it the height of the real thing: `<Skeleton className="h-44" />`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'animate-[breathe_1.6s_ease-in-out_infinite] rounded-control bg-hair/60',
        className,
      )}
    />
  )
}

/** `count` rows of a list or table. */
export function SkeletonRows({
  count,
  className = 'h-14',
}: {
  count: number
  className?: string | undefined
}) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-2">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={className} />
      ))}
    </div>
  )
}
