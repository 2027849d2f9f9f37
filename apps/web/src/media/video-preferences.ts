/** How a person likes the video on a phone, kept on this device. */
import { deviceStore, useKept } from '../data/device.ts'
import { hasFields, isFlag, outlined } from '../data/outline.ts'

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
  outlined(hasFields({ showsControls: isFlag, knowsThumb: isFlag })),
)
const unchosen: Preferences = { showsControls: true, knowsThumb: false }

export function useVideoPreferences() {
  return {
    ...(useKept(kept, only) ?? unchosen),
    prefer: (change: Partial<Preferences>) =>
      void kept.keep(only, { ...(kept.read(only) ?? unchosen), ...change }),
  }
}
