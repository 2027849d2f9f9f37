/**
 * What is left of the window to work in, in pixels of the page: without a phone's keyboard, and without what a screen keeps
 * in sight at the foot of it. Zooming in takes nothing away.
 */
const listeners = new Set<() => void>()
let kept = 0

export function visibleHeight(): number {
  return heightAboveKeyboard() - kept
}

/** 0 where none is open, or where the browser makes the window lower instead. */
export function keyboardHeight(): number {
  return Math.max(innerHeight, document.documentElement.clientHeight) - heightAboveKeyboard()
}

/** `pixels` at the foot of what is visible are covered. */
export function reserveBottomSpace(pixels: number): void {
  if (pixels === kept) return
  kept = pixels
  for (const listener of listeners) listener()
}

/** Returns the unsubscribe function. The keyboard comes some time after what has opened it, and may go before that closes. */
export function onVisibleHeight(listener: () => void): () => void {
  const visible = visualViewport
  visible?.addEventListener('resize', listener)
  listeners.add(listener)
  return () => {
    visible?.removeEventListener('resize', listener)
    listeners.delete(listener)
  }
}

function heightAboveKeyboard(): number {
  return visualViewport ? visualViewport.height * visualViewport.scale : innerHeight
}
