/** Position in a channel: `seq` rises by one per visible event, so a jump means missed events (live-events §3). */
export type Cursor = {
  /** Undefined before the first subscription. */
  readonly seq: number | undefined
  take(seq: number): 'deliver' | 'seen' | 'missed'
  subscribed(reply: { seq: number; gap?: boolean }): 'resumed' | 'fetch-anew'
  /** To be called when the person or their rights change: the count is then invalid. */
  forget(): void
}

/** `after`: the `seq` of the data on the screen, if the reply has one. */
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
      // without a seq to resume from, the events since the fetch are unknown
      const resumed = last !== undefined && !reply.gap && reply.seq >= last
      // replayed events move the cursor themselves
      if (!resumed) last = reply.seq
      return resumed ? 'resumed' : 'fetch-anew'
    },
    forget() {
      last = undefined
    },
  }
}
