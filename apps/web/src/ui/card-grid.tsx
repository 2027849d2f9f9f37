/** A list as cards, one to three beside each other, and its shape while it loads. */
import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'

export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
}

/** `className` is the height of a card. */
export function CardGridSkeleton({ count, className }: { count: number; className: string }) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={className} />
      ))}
    </CardGrid>
  )
}
