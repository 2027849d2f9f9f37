/** `test` with a device (device.ts) on the server of the journey. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { type Device, openDevice } from './device.ts'
import { test as base } from './journey-test.ts'

type KilledDevice = Pick<Device, 'page' | 'setOffline'> & {
  /** Half a second after what was done last. */
  killAndReopen: () => Promise<Page>
}

/** `keepsApp`: with the service worker, so that the app opens without a network. */
export const test = base.extend<{ device: KilledDevice; keepsApp: boolean }>({
  keepsApp: [false, { option: true }],
  device: async ({ launchOptions, server, viewport, keepsApp }, use) => {
    const device = await openDevice({ ...launchOptions, baseURL: server.origin, viewport, keepsApp })
    await use({
      page: device.page,
      setOffline: device.setOffline,
      killAndReopen: async () => {
        await sleep(500)
        await device.kill()
        await device.reopen()
        return device.page
      },
    })
    await device.close()
  },
})
