/** The visible height of the window in CSS px, without keyboard and docked bars, at any zoom. */
const listeners = new Set<() => void>()
let reservedPixels = 0

export function visibleHeight(): number {
  return heightAboveKeyboard() - reservedPixels
}

/** 0 without a keyboard, or if the browser resizes the window for it. */
export function keyboardHeight(): number {
  return Math.max(innerHeight, document.documentElement.clientHeight) - heightAboveKeyboard()
}

export function reserveBottomSpace(pixels: number): void {
  if (pixels === reservedPixels) return
  reservedPixels = pixels
  for (const listener of listeners) listener()
}

/** Returns the unsubscribe function. The keyboard opens and closes some time after the action that causes it. */
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
