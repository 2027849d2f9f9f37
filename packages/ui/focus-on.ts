/** As a `ref`: the element has the focus, and is scrolled to, as soon as it is there. It needs a `tabIndex`. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus()
}
