/** A native dialog: focus stays inside, Escape and the button close it, the page behind rests. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useMessages } from '../lib/messages.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
  wide?: boolean
}

export function Dialog({ open, onClose, title, children, actions, wide = false }: Props) {
  const common = useMessages('common')
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (open && !element.current?.open) element.current?.showModal()
    if (!open) element.current?.close()
  }, [open])
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={(event) => event.target === element.current || event.preventDefault()}
      className={classNames(
        'max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto rounded-card bg-raised p-5 text-ink shadow-lift sm:p-7',
        'open:animate-[rise_160ms_var(--ease-settle)]',
        wide ? 'max-w-3xl' : 'max-w-lg',
      )}
    >
      {open ? (
        <>
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-lead font-semibold">
              {title}
            </h2>
            <IconButton icon="close" label={common.close} onClick={onClose} className="-me-2 -mt-2.5" />
          </div>
          <div className="mt-2 flex flex-col gap-4 text-body">{children}</div>
          {actions ? <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div> : null}
        </>
      ) : null}
    </dialog>
  )
}
