/**
 * Where a subscriber stands in a channel. `seq` rises by one with every event the subscriber may see
 * (live-events §3), so a jump means that something was missed.
 */
export type Cursor = {
  /** The last seq seen; undefined before the first subscription. */
  readonly seq: number | undefined
  /** What to do with an event that arrives. */
  take(seq: number): 'deliver' | 'seen' | 'missed'
  /** What to do with the answer to a subscription. */
  subscribed(reply: { seq: number; gap?: boolean }): 'resumed' | 'fetch-anew'
  /** Another person signed in, or the rights changed: what was counted counts no more. */
  forget(): void
}

/** `after`: the seq that the screen's own data already holds, if its answer named one. */
export function channelCursor(after?: number): Cursor {
  let last = after
  return {
    get seq() {
      return last
    },
    take(seq) {
      if (last === undefined) return 'seen'
      if (seq <= last) return 'seen'
      const expected = last + 1
      last = seq
      return seq === expected ? 'deliver' : 'missed'
    },
    subscribed(reply) {
      // Without a place to resume from, whatever happened between the fetch and now is unknown.
      const resumed = last !== undefined && !reply.gap && reply.seq >= last
      // What lies between is replayed as events and moves the cursor itself.
      if (!resumed) last = reply.seq
      return resumed ? 'resumed' : 'fetch-anew'
    },
    forget() {
      last = undefined
    },
  }
}
