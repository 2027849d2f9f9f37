/** How a person likes the video on a phone, kept on this device. */
import { deviceStore, useStoredValue } from '@trickline/client/device-storage.ts'
import { hasFields, isBoolean, parseWith } from '@trickline/client/type-guards.ts'

type Preferences = {
  /** At the foot of a phone: all controls, not only those of the thumb. */
  showsControls: boolean
  /** The touches were tried. */
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
