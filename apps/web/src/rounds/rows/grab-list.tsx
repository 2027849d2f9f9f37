/** A button per grab, and the button that opens the dialog with all grabs (all-grabs.tsx). */
import { grabs, hasGrab } from '@trickline/scoring'
import { memo, useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { withSoftHyphens } from '@trickline/ui/soft-hyphens.ts'
import { offClass } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { PlainButton } from '@trickline/ui/plain-button.tsx'

const AllGrabs = lazyComponent(async () => (await import('./all-grabs.tsx')).AllGrabs, {
  when: ({ isOpen }) => isOpen,
})

type Props = {
  grab: number | null
  showsGrab: boolean
  onChoose: (grab: number | null) => void
}

export function GrabList({ grab, showsGrab, onChoose }: Props) {
  const words = useMessages('judging')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PlainButton
        aria-haspopup="dialog"
        title={words.direct.allGrabs}
        onClick={() => setOpen(true)}
        className={classNames(settingClass, showsGrab && shownGrabClass)}
      >
        {showsGrab ? <GrabName id={grab} /> : words.grab}
      </PlainButton>
      <AllGrabs
        isOpen={isOpen}
        grab={grab}
        onClose={() => setOpen(false)}
        onChoose={(chosen) => {
          setOpen(false)
          onChoose(chosen)
        }}
      />
    </>
  )
}

type GrabCellProps = {
  id: number
  isOn: boolean
  onChange: (change: { grab: number | null }) => void
  className?: string
}

export const GrabCell = memo(function GrabCell({ id, isOn, onChange, className }: GrabCellProps) {
  return (
    <PlainButton
      lang="en"
      aria-label={nameOf(id)}
      aria-pressed={isOn}
      onClick={() => onChange({ grab: isOn ? null : id })}
      className={classNames(settingClass, className)}
    >
      <GrabName id={id} />
    </PlainButton>
  )
})

function GrabName({ id }: { id: number | null }) {
  return (
    <span
      lang="en"
      className="min-w-0 text-[0.75rem] leading-[1.1] tracking-tighter break-words sm:text-label sm:leading-tight sm:tracking-tight"
    >
      {withSoftHyphens(nameOf(id))}
    </span>
  )
}

/** Without the catalogue's "No grab", which is the empty choice here. */
export const realGrabs = grabs.filter(({ id }) => hasGrab({ grab: id }))

function nameOf(grab: number | null): string {
  return grabs.find(({ id }) => id === grab)?.name ?? ''
}

export const cellClass = classNames(
  'flex min-h-touch min-w-0 items-center justify-center rounded-control border border-edge bg-raised px-0.5 text-center text-label font-bold tracking-tight text-soft max-[23.5rem]:text-[0.75rem]',
  'not-aria-disabled:hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper',
  offClass,
)

/** Side, dub and grab are orange while they are set for the next trick. */
export const settingClass = classNames(
  cellClass,
  'in-data-for-next:aria-pressed:border-accent in-data-for-next:aria-pressed:bg-accent in-data-for-next:aria-pressed:text-on-accent',
)

const shownGrabClass = classNames(
  'border-ink bg-ink text-paper',
  'in-data-for-next:border-accent in-data-for-next:bg-accent in-data-for-next:text-on-accent',
)
