/** Dialog with all grabs, filtered by typed letters. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { isLetter } from '@trickline/client/is-letter.ts'
import { plainText } from '@trickline/ui/plain-text.ts'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { TextField } from '@trickline/ui/field.tsx'
import { PlainButton } from '@trickline/ui/plain-button.tsx'
import { cellClass, GrabCell, realGrabs } from './grab-list.tsx'

type Props = {
  isOpen: boolean
  grab: number | null
  onClose: () => void
  onChoose: (grab: number | null) => void
}

export function AllGrabs({ isOpen, grab, onClose, onChoose }: Props) {
  const { direct } = useMessages('judging')
  if (!isOpen) return null
  return (
    <Dialog open onClose={onClose} title={direct.allGrabs}>
      <GrabChoice {...{ grab, onChoose }} />
    </Dialog>
  )
}

function GrabChoice({ grab, onChoose }: Pick<Props, 'grab' | 'onChoose'>) {
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
