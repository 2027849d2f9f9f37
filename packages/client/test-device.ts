/** For tests: a device of its own for each, with somebody signed in; and several tabs on one. */
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, vi } from 'vitest'
import { device, setDeviceOwner } from './device-storage.ts'

export function withDevice(personId: number): void {
  beforeEach(async () => {
    await device.clearFor(personId)
    setDeviceOwner(personId)
  })
}

/** What tabs say to each other ends with the test. */
export function withTabs(): void {
  const open: BroadcastChannel[] = []
  beforeEach(() => {
    class OfTest extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        open.push(this)
      }
    }
    vi.stubGlobal('BroadcastChannel', OfTest)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    // other tests open the app anew
    vi.resetModules()
    for (const channel of open.splice(0)) channel.close()
  })
}

/** The app as a tab of the browser opens it: modules of its own, on a disk that it shares with others. */
export async function openTab(disk?: IDBFactory) {
  vi.resetModules()
  vi.stubGlobal('indexedDB', disk)
  const { device: ofTab } = await import('./device-storage.ts')
  await ofTab.open()
  return ofTab
}
