/** A placeholder for loading content, in its real size so that nothing shifts. */
import { classNames } from './class-names.ts'

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
