/** All grabs, one tap behind the strip: each in its place, and narrowed down by the first letters that are typed. */
import { grabs, hasGrab } from '@trickline/scoring'
import { type FormEvent, memo, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { isLetter } from '../../lib/is-letter.ts'
import { plainText } from '../../lib/plain-text.ts'
import { breakable } from '../../ui/breakable.ts'
import { offClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'

type Props = {
  grab: number | null
  /** It is one that has no place on the strip. */
  isSetHere: boolean
  onChoose: (grab: number | null) => void
}

export function GrabList({ grab, isSetHere, onChoose }: Props) {
  const words = useMessages('judging')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PlainButton
        aria-haspopup="dialog"
        title={words.direct.allGrabs}
        onClick={() => setOpen(true)}
        className={classNames(cellClass, isSetHere && 'border-ink bg-ink text-paper')}
      >
        {isSetHere ? <GrabName id={grab} /> : words.grab}
      </PlainButton>
      {isOpen ? (
        <Dialog open onClose={() => setOpen(false)} title={words.direct.allGrabs}>
          <AllGrabs
            grab={grab}
            onChoose={(chosen) => {
              setOpen(false)
              onChoose(chosen)
            }}
          />
        </Dialog>
      ) : null}
    </>
  )
}

function AllGrabs({ grab, onChoose }: Omit<Props, 'isSetHere'>) {
  const { direct } = useMessages('judging')
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const found = realGrabs.filter(({ name }) => plainText(name).includes(plainText(typed.trim())))
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (isLetter(key) && !ctrlKey && !metaKey && !altKey) field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        const [first] = found
        if (first && typed.trim() !== '') onChoose(first.id)
      }}
    >
      <TextField
        ref={field}
        label={direct.searchGrab}
        labelHidden
        placeholder={direct.searchGrab}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(4.5rem,calc((100%-12px)/4)),1fr))] gap-1">
        {typed === '' ? (
          <PlainButton aria-pressed={grab === null} onClick={() => onChoose(null)} className={cellClass}>
            {direct.noGrab}
          </PlainButton>
        ) : null}
        {found.map(({ id }) => (
          <GrabCell key={id} isOn={grab === id} {...{ id }} onChange={() => onChoose(id)} />
        ))}
      </div>
      {found.length === 0 ? <p role="alert">{direct.grabNotFound(typed)}</p> : null}
    </form>
  )
}

type GrabCellProps = {
  id: number
  isOn: boolean
  onChange: (change: { grab: number | null }) => void
  className?: string
}

/** Pressed once more it is taken away. */
export const GrabCell = memo(function GrabCell({ id, isOn, onChange, className }: GrabCellProps) {
  return (
    <PlainButton
      aria-label={nameOf(id)}
      aria-pressed={isOn}
      onClick={() => onChange({ grab: isOn ? null : id })}
      className={classNames(cellClass, className)}
    >
      <GrabName id={id} />
    </PlainButton>
  )
})

function GrabName({ id }: { id: number | null }) {
  return (
    <span lang="en" className="min-w-0 text-[0.6875rem] leading-[1.1] tracking-tighter break-words">
      {breakable(nameOf(id))}
    </span>
  )
}

/** "No grab" stands in the catalogue too; here it is the empty choice. */
const realGrabs = grabs.filter(({ id }) => hasGrab({ grab: id }))

export const grabOptions = realGrabs.map(({ id, name }) => (
  <option key={id} value={id} lang="en">
    {name}
  </option>
))

function nameOf(grab: number | null): string {
  return grabs.find(({ id }) => id === grab)?.name ?? ''
}

export const cellClass = classNames(
  'flex min-h-touch min-w-0 items-center justify-center rounded-control border border-edge bg-raised px-0.5 text-center text-label font-bold tracking-tight text-soft',
  'not-aria-disabled:hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper',
  offClass,
)
