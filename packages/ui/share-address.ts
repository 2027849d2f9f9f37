/** Shares an address with the Web Share API, or else copies it. */

type Shared = { title: string; url: string }

/** 'shown': neither is possible (insecure page), so it was shown for copying; 'left': the person cancelled. */
export type ShareOutcome = 'shared' | 'copied' | 'shown' | 'left'

export async function shareAddress(shared: Shared, copyThis: string): Promise<ShareOutcome> {
  const device: { share?: (shared: Shared) => Promise<void>; clipboard?: Clipboard } = navigator
  if (device.share) {
    try {
      await device.share(shared)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    }
  }
  try {
    await device.clipboard?.writeText(shared.url)
    if (device.clipboard) return 'copied'
  } catch {
    // the browser does not allow it
  }
  prompt(copyThis, shared.url)
  return 'shown'
}
