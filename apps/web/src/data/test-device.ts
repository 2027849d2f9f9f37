/** For tests: a device of its own for each, with somebody signed in. */
import 'fake-indexeddb/auto'
import { beforeEach } from 'vitest'
import { device, ownDevice } from './device-store.ts'

export function withDevice(personId: number): void {
  beforeEach(async () => {
    await device.clearFor(personId)
    ownDevice(personId)
  })
}
