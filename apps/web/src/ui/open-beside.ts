/** Opens a native popover below its button, or above it where there is no room; a scroll closes it. */
export function openBeside(button: HTMLElement, popover: HTMLElement): void {
  if (!popover.matches(':popover-open')) popover.showPopover()
  const at = button.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = popover
  const isBelow = at.bottom + 4 + offsetHeight <= innerHeight
  popover.style.top = `${Math.max(8, isBelow ? at.bottom + 4 : at.top - 4 - offsetHeight)}px`
  popover.style.left = `${Math.min(Math.max(8, at.right - offsetWidth), innerWidth - offsetWidth - 8)}px`
  addEventListener('scroll', ({ target }) => target !== popover && popover.hidePopover(), {
    capture: true,
    once: true,
  })
}
