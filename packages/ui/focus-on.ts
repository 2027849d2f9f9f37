/** A `ref` that focuses an element with a `tabIndex`, and scrolls to it, when it is mounted. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus()
}
