/** Video preferences on a phone, stored on this device. */
import { deviceStore, useStoredValue } from '@trickline/client/device-storage.ts'
import { hasFields, isBoolean, nullOr, parseWith } from '@trickline/contract/type-guards'

type Preferences = {
  /** Whether the small player shows all controls, not just the thumb's; null: as in a review. */
  showsControls: boolean | null
  /** The person has tapped or held once, so the hint is gone. */
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
