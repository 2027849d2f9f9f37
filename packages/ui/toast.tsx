/** Toasts: short messages at the bottom of the screen, read out, closed by themselves; some with an undo. */
import { useMessages } from './messages.ts'
import { createStore, useStore } from '@trickline/client/store.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

export const undoMilliseconds = 8000

export type Toast = {
  title?: string
  text: string
  /** 'bad' stays until it is closed. */
  tone?: 'calm' | 'good' | 'bad'
  undo?: () => void
}

type Shown = Toast & { id: number }

const shown = createStore<Shown[]>([])
let lastId = 0

export function toast(news: Toast): () => void {
  const id = ++lastId
  shown.set(fewest([...shown.get().filter((one) => one.text !== news.text), { ...news, id }]))
  if (news.tone !== 'bad') setTimeout(() => close(id), news.undo ? undoMilliseconds : 5000)
  return () => close(id)
}

export function ToastRegion() {
  const common = useMessages('common')
  const news = useStore(shown)
  return (
    <output
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex flex-col items-center gap-2 p-4 max-sm:bottom-20"
    >
      {news.map((one) => (
        <div
          key={one.id}
          className="pointer-events-auto flex w-full max-w-md animate-[rise_160ms_var(--ease-settle)] items-center gap-3 rounded-control bg-ink py-1 ps-4 pe-1 text-paper shadow-lift"
        >
          {one.tone && one.tone !== 'calm' ? (
            <Icon name={one.tone === 'good' ? 'check' : 'warning'} className="size-5 shrink-0" />
          ) : null}
          <p className="flex-1 py-2">
            {one.title ? <strong className="block font-semibold">{one.title}</strong> : null}
            {one.text}
          </p>
          {one.undo ? (
            <button
              type="button"
              className="min-h-touch rounded-control px-3 font-semibold underline underline-offset-4"
              onClick={() => {
                one.undo?.()
                close(one.id)
              }}
            >
              {common.undo}
            </button>
          ) : null}
          <IconButton
            icon="close"
            label={common.close}
            onClick={() => close(one.id)}
            className="text-paper not-aria-disabled:enabled:hover:bg-transparent"
          />
        </div>
      ))}
    </output>
  )
}

/** The latest three, and all that can be undone or are 'bad'. */
function fewest(news: Shown[]): Shown[] {
  const late = new Set(news.slice(-3))
  return news.filter((one) => late.has(one) || one.undo !== undefined || one.tone === 'bad')
}

function close(id: number): void {
  shown.set(shown.get().filter((one) => one.id !== id))
}
