/** A card of the compact view: fades in over 0.5 s and out over 0.2 s (screens §1). */
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import type { QueueSteps } from '../../phases/use-queue-steps.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { StatusChip } from '@trickline/ui/badge.tsx'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { useMessages } from '@trickline/ui/messages.ts'

export type DetailsProps = {
  view: CompetitionView
  /** True for judges and the owner, false for the athletes' view. */
  asJudge: boolean
  steps: QueueSteps
}

type Props = {
  id: string
  title: string
  count?: number
  /** The phase under way. */
  isCurrent?: boolean
  /** At first. */
  isOpen?: boolean
  /** As wide as two others. */
  isWide?: boolean
  children: ReactNode
}

export function DetailsCard({ id, title, count, isCurrent, isOpen = true, isWide, children }: Props) {
  const words = useMessages('phases')
  const [open, setOpen] = useState(isOpen)
  return (
    <section id={id} aria-label={title} className={classNames('scroll-mt-20', isWide && 'xl:col-span-full')}>
      <Collapsible
        title={
          <h2 className="flex items-center gap-2 text-lead font-semibold">
            {title}
            {isCurrent ? (
              <StatusChip tone="live" isFramed={false}>
                {words.now}
              </StatusChip>
            ) : null}
          </h2>
        }
        end={<span className="tabular text-soft">{count}</span>}
        open={open}
        onToggle={setOpen}
        className="details-content:opacity-0 details-content:transition-[opacity,content-visibility] details-content:duration-200 details-content:transition-discrete open:details-content:opacity-100 open:details-content:duration-500"
      >
        {children}
      </Collapsible>
    </section>
  )
}
