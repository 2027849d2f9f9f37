/** Runs on the page (store-session.ts). */
import { device, openDevice } from '@trickline/client/device-storage.ts'
import { startSession } from '@trickline/client/stored-session.ts'
import type { SignedInReply } from '@trickline/contract/accounts'

export async function store(reply: SignedInReply): Promise<void> {
  await openDevice()
  await startSession(reply)
  // written after all earlier writes
  await device.write({ owner: 0, kind: 'memo', id: 'stored-session' }, undefined)
}
