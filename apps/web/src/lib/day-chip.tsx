/** A chip with a day, chosen in a calendar. A native date field would use the browser's language, not the app's. */
import { lazy, Suspense, useState } from 'react'
import { Chip } from '@trickline/ui/chip.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }))

type Props = {
  /** Title of the calendar. */
  label: string
  text: string
  isChosen?: boolean
  /** Days as `yyyy-mm-dd`; '' if none is chosen. */
  day: string
  from?: string | undefined
  to: string
  onPick: (day: string) => void
}

export function DayChip({ label, text, isChosen = false, day, from = firstYear, to, onPick }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Chip text={text} isChosen={isChosen}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={text}
          onClick={() => setOpen(true)}
          className="absolute inset-0 w-full cursor-pointer rounded-full opacity-0"
        />
      </Chip>
      <Dialog open={isOpen} title={label} onClose={() => setOpen(false)}>
        <Suspense fallback={<Skeleton className="h-80" />}>
          <Calendar
            first={day}
            last=""
            from={from}
            to={to}
            onPick={(picked) => {
              setOpen(false)
              onPick(picked)
            }}
          />
        </Suspense>
      </Dialog>
    </>
  )
}

/** No competition and no trick in the product is older. */
const firstYear = '2000-01-01'
