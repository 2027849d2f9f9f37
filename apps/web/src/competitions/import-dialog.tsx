/** Says what a file would create before it does, or what is wrong in it and where (calls §26). */
import { useNavigate } from '@tanstack/react-router'
import { importCompetition } from '@trickline/contract/calls/files'
import { useId, useState } from 'react'
import { api } from '@trickline/client/api.ts'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Notice } from '@trickline/ui/notice.tsx'
import { paths } from '@trickline/views/paths.ts'
import { useFieldText } from '../lib/error-text.ts'
import { useAction } from '../lib/use-action.ts'

export type ImportDialogProps = { open: boolean; onClose: () => void }

type Content = Record<string, unknown>
type WrongRow = { at: string; code: string }
type Chosen = { content: Content; changes: readonly string[]; errors: readonly WrongRow[] }

export function ImportDialog({ open, onClose }: ImportDialogProps) {
  const words = useMessages('files').importing
  const navigate = useNavigate()
  const { follow, busy } = useAction()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const close = () => {
    setChosen(null)
    onClose()
  }
  const tryOut = async (file: File) => {
    setChosen(null)
    setChosen(await dryRun(file))
  }
  const make = async (content: Content) => {
    const { competition } = await api(importCompetition, { query: {}, body: content })
    if (!competition) return
    close()
    await navigate({ to: paths.competition(competition.id) })
  }
  const isReady = chosen !== null && chosen.errors.length === 0
  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.title}
      actions={
        isReady ? (
          <Button
            kind="primary"
            busy={busy}
            busyText={words.making}
            onClick={() => void follow(make(chosen.content), { log: 'import-competition' })}
          >
            {words.make}
          </Button>
        ) : undefined
      }
    >
      <p className="text-soft">{words.text}</p>
      <ChooseFile
        busy={busy}
        again={chosen !== null}
        onChoose={(file) => void follow(tryOut(file), { log: 'import-dry-run' })}
      />
      {chosen === null ? null : <Told {...chosen} />}
    </Dialog>
  )
}

/** A file that is not JSON is wrong as a whole. */
async function dryRun(file: File): Promise<Chosen> {
  let content: unknown
  try {
    content = JSON.parse(await file.text())
  } catch {
    content = null
  }
  if (!isObject(content)) return { content: {}, changes: [], errors: [{ at: file.name, code: 'not-json' }] }
  const { changes = [], errors = [] } = await api(importCompetition, {
    query: { dry_run: true },
    body: content,
  })
  return { content, changes, errors }
}

function isObject(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type ChooseProps = { busy: boolean; again: boolean; onChoose: (file: File) => void }

function ChooseFile({ busy, again, onChoose }: ChooseProps) {
  const words = useMessages('files').importing
  const id = useId()
  return (
    <div className="self-start">
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        disabled={busy}
        className="peer sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onChoose(file)
        }}
      />
      <label
        htmlFor={id}
        className={`${buttonClass()} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-accent-ink`}
      >
        {again ? words.chooseAnother : words.choose}
      </label>
    </div>
  )
}

const mostShown = 8

function Told({ changes, errors }: Chosen) {
  const words = useMessages('files').importing
  const textOf = useFieldText()
  if (errors.length === 0)
    return (
      <ul aria-live="polite" className="list-disc space-y-1 ps-5">
        {changes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    )
  return (
    <Notice tone="bad">
      <p className="font-semibold">{words.wrong(errors.length)}</p>
      <ul className="mt-2 space-y-2">
        {errors.slice(0, mostShown).map(({ at, code }) => (
          <li key={`${at} ${code}`}>
            <span className="tabular block [overflow-wrap:anywhere] font-medium">{at}</span>
            {textOf(code)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
