/** How a person likes to enter rounds, kept on this device (screens §11). */
import { deviceStore, useStoredValue } from '@trickline/client/device-storage.ts'
import { hasFields, isBoolean, nullOr, isNumber, parseWith } from '@trickline/client/type-guards.ts'
import { useWide } from '@trickline/ui/use-wide.ts'

export type EntryPreferences = {
  /** The documented way: tricks wait in the selected list until they are validated. */
  collectsFirst: boolean
  /** Tiles instead of the search. */
  usesTiles: boolean
  /** null: on a phone, where the end of the list is out of sight. */
  newestFirst: boolean | null
  /** People react so many seconds after a trick began: its second of the video is that much earlier. */
  leadSeconds: number
}

const shape = parseWith<EntryPreferences>(
  hasFields({
    collectsFirst: isBoolean,
    usesTiles: isBoolean,
    newestFirst: nullOr(isBoolean),
    leadSeconds: isNumber,
  }),
)

const only = 'only'
const kept = deviceStore('memo', 'entry', shape)
const unchosen: EntryPreferences = {
  collectsFirst: false,
  usesTiles: false,
  newestFirst: null,
  leadSeconds: 1.5,
}

export function useEntryPreferences() {
  const isWide = useWide()
  const chosen = useStoredValue(kept, only) ?? unchosen
  return {
    ...chosen,
    newestFirst: chosen.newestFirst ?? !isWide,
    prefer: (change: Partial<EntryPreferences>) =>
      void kept.write(only, { ...(kept.read(only) ?? unchosen), ...change }),
  }
}
