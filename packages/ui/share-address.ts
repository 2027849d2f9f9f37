/** Passes an address on: by what the device offers for it, else by copying it. */

type Shared = { title: string; url: string }

/** 'shown': neither can be done here, as on a page that is not secure: it was shown, to be copied by hand. */
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
    // not allowed
  }
  prompt(copyThis, shared.url)
  return 'shown'
}
