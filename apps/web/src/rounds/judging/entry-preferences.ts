/** Preferences for entering rounds, stored on this device (screens §11). */
import { deviceStore, useStoredValue } from '@trickline/client/device-storage.ts'
import { hasFields, isBoolean, isNumber, nullOr, parseWith } from '@trickline/contract/type-guards'
import { useIsWide } from '@trickline/ui/use-wide.ts'

export type EntryPreferences = {
  /** Tricks wait in the selected list until they are validated (otherwise: direct entry). */
  collectsFirst: boolean
  usesTiles: boolean
  /** null: newest first on a phone only, where the end of the list is out of sight. */
  newestFirst: boolean | null
  /** Reaction time, subtracted from the second at which a trick was touched. */
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

const recordId = 'only'
const store = deviceStore('memo', 'entry', shape)
const defaults: EntryPreferences = {
  collectsFirst: false,
  usesTiles: false,
  newestFirst: null,
  leadSeconds: 1.5,
}

export function useEntryPreferences() {
  const isWide = useIsWide()
  const chosen = useStoredValue(store, recordId) ?? defaults
  return {
    ...chosen,
    newestFirst: chosen.newestFirst ?? !isWide,
    prefer: (change: Partial<EntryPreferences>) =>
      void store.write(recordId, { ...(store.read(recordId) ?? defaults), ...change }),
  }
}
