/** Opens a native popover below its button, or above it if there is no room, and moves it along when the page scrolls. */
export function openPopoverAt(button: HTMLElement, popover: HTMLElement): void {
  const controller = new AbortController()
  const { signal } = controller
  const place = () => {
    if (!popover.matches(':popover-open')) return controller.abort()
    const at = button.getBoundingClientRect()
    const { offsetWidth, offsetHeight } = popover
    const isBelow = at.bottom + 4 + offsetHeight <= innerHeight
    popover.style.top = `${Math.max(8, isBelow ? at.bottom + 4 : at.top - 4 - offsetHeight)}px`
    popover.style.left = `${Math.min(Math.max(8, at.right - offsetWidth), innerWidth - offsetWidth - 8)}px`
  }
  if (!popover.matches(':popover-open')) popover.showPopover()
  place()
  addEventListener('scroll', place, { capture: true, signal })
  addEventListener('resize', place, { signal })
}
