/** Which options are offered (calls §7). */
import type { Settings } from '@trickline/contract/settings'
import type { SignedInReadContext } from '../platform/http/work.ts'
import { readSettings } from './settings-store.ts'

export async function getSettings({ db }: SignedInReadContext): Promise<Settings> {
  return readSettings(db)
}
