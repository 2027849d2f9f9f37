/** For tests: a device storage with a signed-in person, and several tabs on one storage. */
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, vi } from 'vitest'
import { device, setDeviceOwner } from './device-storage.ts'

export function withDevice(personId: number): void {
  beforeEach(async () => {
    await device.clearFor(personId)
    setDeviceOwner(personId)
  })
}

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
    // later tests load the modules afresh
    vi.resetModules()
    for (const channel of open.splice(0)) channel.close()
  })
}

/** Opens a browser tab: its own modules, on a disk that it shares with other tabs. */
export async function openTab(disk?: IDBFactory) {
  vi.resetModules()
  vi.stubGlobal('indexedDB', disk)
  const { device: ofTab } = await import('./device-storage.ts')
  await ofTab.open()
  return ofTab
}
