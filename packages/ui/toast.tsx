/** Short messages at the bottom of the screen: read out, closing by themselves, some with an undo. */
import type { ReactNode } from 'react'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useMessages } from './messages.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

export const undoMilliseconds = 8000

export type Toast = {
  title?: string
  text: string
  /** 'bad' stays until the person closes it. */
  tone?: 'calm' | 'good' | 'bad'
  undo?: () => void
  /** A link, in place of the undo. */
  end?: ReactNode
}

type ShownToast = Toast & { id: number }

const shown = createAtom<ShownToast[]>([])
let lastId = 0

export function toast(message: Toast): () => void {
  const id = ++lastId
  shown.set(limited([...shown.get().filter((each) => each.text !== message.text), { ...message, id }]))
  if (message.tone !== 'bad') setTimeout(() => close(id), message.undo ? undoMilliseconds : 5000)
  return () => close(id)
}

export function ToastRegion() {
  const common = useMessages('common')
  const toasts = useSelector(shown)
  return (
    <output
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex flex-col items-center gap-2 p-4 max-sm:bottom-20"
    >
      {toasts.map((each) => (
        <div
          key={each.id}
          className="pointer-events-auto flex w-full max-w-md animate-[rise_160ms_var(--ease-settle)] items-center gap-3 rounded-control bg-ink py-1 ps-4 pe-1 text-paper shadow-lift"
        >
          {each.tone && each.tone !== 'calm' ? (
            <Icon name={each.tone === 'good' ? 'check' : 'warning'} className="size-5 shrink-0" />
          ) : null}
          <p className="flex-1 py-2">
            {each.title ? <strong className="block font-semibold">{each.title}</strong> : null}
            {each.text}
          </p>
          {each.end}
          {each.undo ? (
            <button
              type="button"
              className="min-h-touch rounded-control px-3 font-semibold underline underline-offset-4"
              onClick={() => {
                each.undo?.()
                close(each.id)
              }}
            >
              {common.undo}
            </button>
          ) : null}
          <IconButton
            icon="close"
            label={common.close}
            onClick={() => close(each.id)}
            className="text-paper not-aria-disabled:enabled:hover:bg-transparent"
          />
        </div>
      ))}
    </output>
  )
}

/** The latest three toasts, plus all that can be undone or are 'bad'. */
function limited(toasts: ShownToast[]): ShownToast[] {
  const latest = new Set(toasts.slice(-3))
  return toasts.filter((each) => latest.has(each) || each.undo !== undefined || each.tone === 'bad')
}

function close(id: number): void {
  shown.set(shown.get().filter((each) => each.id !== id))
}
