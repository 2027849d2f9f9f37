/** A native modal dialog. Its buttons stay in view however long the content is. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useMessages } from './messages.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  actions?: ReactNode
  wide?: boolean
}

export function Dialog({ open, onClose, title, children, actions, wide = false }: Props) {
  const common = useMessages('common')
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const isClosedHere = useRef(false)
  useEffect(() => {
    const dialog = element.current
    if (!dialog || dialog.open === open) return
    if (open) return showModal(dialog)
    isClosedHere.current = true
    dialog.close()
  }, [open])
  const reportClose = () => {
    // the browser reports a close late: it must not close what was opened in the meantime
    if (isClosedHere.current) isClosedHere.current = false
    else onClose()
  }
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={reportClose}
      onKeyDown={() => element.current?.removeAttribute(quietFocus)}
      onCancel={(event) => event.target === element.current || event.preventDefault()}
      className={classNames(
        'max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] scroll-pb-28 overflow-y-auto rounded-card bg-raised px-5 pt-5 text-ink shadow-lift ring-1 ring-[light-dark(transparent,var(--hair))] sm:px-7 sm:pt-7',
        actions ? 'pb-0' : 'pb-5 sm:pb-7',
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
          {actions ? (
            <div className="sticky bottom-0 z-10 -mx-5 mt-4 flex flex-wrap justify-end gap-3 bg-raised px-5 pt-2 pb-5 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-10 before:fades-before-end before:bg-linear-to-t before:from-raised sm:-mx-7 sm:px-7 sm:pb-7">
              {actions}
            </div>
          ) : null}
        </>
      ) : null}
    </dialog>
  )
}

/** While this attribute is set, focus in the dialog shows no ring (base.css), since nobody has used the keyboard. */
const quietFocus = 'data-quiet-focus'

function showModal(dialog: HTMLDialogElement): void {
  dialog.toggleAttribute(quietFocus, !document.activeElement?.matches(':focus-visible'))
  dialog.showModal()
}
