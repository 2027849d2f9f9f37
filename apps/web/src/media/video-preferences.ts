/** Video preferences on a phone, stored on this device. */
import { deviceStore, useStoredValue } from '@trickline/client/device-storage.ts'
import { hasFields, isBoolean, parseWith } from '@trickline/client/type-guards.ts'

type Preferences = {
  /** Docked: all controls are shown, not only the thumb's. */
  showsControls: boolean
  /** The tap or hold was used once: the hint is gone. */
  knowsThumb: boolean
}
const only = 'only'
const kept = deviceStore<Preferences>(
  'memo',
  'video',
  parseWith(hasFields({ showsControls: isBoolean, knowsThumb: isBoolean })),
)
const unchosen: Preferences = { showsControls: true, knowsThumb: false }

export function useVideoPreferences() {
  return {
    ...(useStoredValue(kept, only) ?? unchosen),
    prefer: (change: Partial<Preferences>) =>
      void kept.write(only, { ...(kept.read(only) ?? unchosen), ...change }),
  }
}
