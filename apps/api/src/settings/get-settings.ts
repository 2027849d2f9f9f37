/** Which options are offered (readings §8). */
import type { Settings } from '@trickline/contract/settings'
import type { SignedInView } from '../platform/work.ts'
import { readSettings } from './settings-store.ts'

export async function getSettings({ db }: SignedInView): Promise<Settings> {
  return readSettings(db)
}
