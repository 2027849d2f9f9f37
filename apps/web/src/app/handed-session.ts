/** Opens the session after a sign-in on the front page, whose script hands the reply over (pages/browser/sign-in.ts). */
import type { SignedInReply } from '@trickline/contract/accounts'
import { startSession } from '@trickline/client/stored-session.ts'

const name = 'trickline.signed-in-reply'

export async function beginHandedSession(): Promise<void> {
  const reply = takeReply()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reply of this server, a moment ago
  if (reply !== null) await startSession(JSON.parse(reply) as SignedInReply)
}

function takeReply(): string | null {
  try {
    const reply = sessionStorage.getItem(name)
    sessionStorage.removeItem(name)
    return reply
  } catch {
    // storage is switched off
    return null
  }
}
