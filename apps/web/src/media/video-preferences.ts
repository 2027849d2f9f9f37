/** Video preferences on a phone, stored on this device. */
import { deviceStore, useStoredValue } from '@trickline/client/device-storage.ts'
import { hasFields, isBoolean, nullOr, parseWith } from '@trickline/contract/type-guards'

type Preferences = {
  /** Small: all controls are shown, not only the thumb's. null: under review. */
  showsControls: boolean | null
  /** The tap or hold was used once: the hint is gone. */
  knowsThumb: boolean
}
const recordId = 'only'
const store = deviceStore<Preferences>(
  'memo',
  'video',
  parseWith(hasFields({ showsControls: nullOr(isBoolean), knowsThumb: isBoolean })),
)
const defaults: Preferences = { showsControls: null, knowsThumb: false }

export function useVideoPreferences() {
  return {
    ...(useStoredValue(store, recordId) ?? defaults),
    prefer: (change: Partial<Preferences>) =>
      void store.write(recordId, { ...(store.read(recordId) ?? defaults), ...change }),
  }
}
