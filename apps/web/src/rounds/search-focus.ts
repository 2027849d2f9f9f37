/** The search field of the screen on which a round is entered. */
export const searchField = '[role=combobox]'

/** Does not take the focus from another field, nor while a dialog is open. */
export function focusSearch(): void {
  const { activeElement } = document
  if (activeElement?.matches('input, textarea, select') || document.querySelector('dialog[open]')) return
  document.querySelector<HTMLElement>(searchField)?.focus({ preventScroll: true })
}
