/** Preferences for entering rounds, stored on this device (screens §11). */
import { deviceStore, useStoredValue } from '@trickline/client/device-storage.ts'
import {
  hasFields,
  isBoolean,
  isNumber,
  nullOr,
  type ParseStored,
  parseWith,
} from '@trickline/contract/type-guards'
import { useIsWide } from '@trickline/ui/use-wide.ts'

export type EntryPreferences = {
  /** Tricks wait in the selected list until they are validated. If false, entry is direct. */
  collectsFirst: boolean
  /** null: newest first only on a phone, where the end of the list is out of sight. */
  newestFirst: boolean | null
  /** Reaction time, subtracted from the second at which a trick was touched. */
  leadSeconds: number
  /** How often a swipe has joined a trick; a hint is shown until the judge knows the gesture. */
  joinedBySwipe: number
}

const defaults: EntryPreferences = {
  collectsFirst: false,
  newestFirst: null,
  leadSeconds: 1.5,
  joinedBySwipe: 0,
}

const parseShape = parseWith<Omit<EntryPreferences, 'joinedBySwipe'>>(
  hasFields({
    collectsFirst: isBoolean,
    newestFirst: nullOr(isBoolean),
    leadSeconds: isNumber,
  }),
)
/** Fields missing in a record of another version of the app get their defaults. */
const shape: ParseStored<EntryPreferences> = (stored) => {
  const parsed = parseShape(stored)
  return parsed && { ...defaults, ...parsed }
}

const recordId = 'only'
const store = deviceStore('memo', 'entry', shape)
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
