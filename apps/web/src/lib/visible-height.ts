/** What a phone's keyboard leaves of the window, in pixels of the page; zooming in takes nothing away. */
export function visibleHeight(): number {
  return visualViewport ? visualViewport.height * visualViewport.scale : innerHeight
}

/** Returns the unsubscribe function. The keyboard comes some time after what has opened it, and may go before that closes. */
export function onVisibleHeight(listener: () => void): () => void {
  const visible = visualViewport
  visible?.addEventListener('resize', listener)
  return () => visible?.removeEventListener('resize', listener)
}
