/** Creates accounts by /register: an admin, the supervisor, organizers and judges appointed by the admin, and athletes. */
import type { RunningServer } from '../harness/server.ts'
import { askAt, granted } from './wire.ts'
import type { Ask } from './wire.ts'

export type Somebody = { id: number; email: string; token: string }

export type Community = {
  ask: Ask
  admin: Somebody
  supervisor: Somebody
  organizer: Somebody
  otherOrganizer: Somebody
  judges: [Somebody, Somebody, ...Somebody[]]
  otherJudge: Somebody
  athletes: Somebody[]
  spectator: Somebody
}

const password = 'Sl4ck!ine'

export async function signUpCommunity(
  server: Pick<RunningServer, 'origin' | 'makeAdmin'>,
  ridden: number,
  { ask = askAt(server.origin), judging = 2 }: { ask?: Ask; judging?: number } = {},
): Promise<Community> {
  const admin = await register(ask, 'admin@trickline.example', 'Admin')
  await server.makeAdmin(admin.email)

  const official = async (name: string, role_id: number): Promise<Somebody> => {
    const somebody = await register(ask, `${name}@black-box.example`, name)
    await granted(ask('POST', '/roles/grant', { user_id: somebody.id, role_id }, admin.token))
    return somebody
  }
  const more: Somebody[] = []
  for (let judge = 3; judge <= judging; judge++) more.push(await official(`judge${judge}`, 2))
  const athletes = Array.from({ length: ridden }, (_, index) => `athlete${index + 1}`)
  return {
    ask,
    admin,
    supervisor: await official('supervisor', 4),
    organizer: await official('organizer', 3),
    otherOrganizer: await official('other-organizer', 3),
    judges: [await official('judge1', 2), await official('judge2', 2), ...more],
    otherJudge: await official('other-judge', 2),
    athletes: await Promise.all(athletes.map((name) => register(ask, `${name}@black-box.example`, name))),
    spectator: await register(ask, 'spectator@black-box.example', 'Spectator'),
  }
}

export async function register(ask: Ask, email: string, name: string): Promise<Somebody> {
  const { token, user } = await granted(
    ask('POST', '/register', {
      name,
      surname: 'Box',
      email,
      password,
      password_confirmation: password,
      captchaQuestion: '4 + 5',
      captchaAnswer: '9',
    }),
  )
  return { id: user.id, email, token }
}

/** Signs them in again after the clock has moved and all sessions have expired. */
export async function signInAgain(community: Community): Promise<Community> {
  const again = async (somebody: Somebody): Promise<Somebody> => {
    return { ...somebody, ...(await signIn(community.ask, somebody.email)) }
  }
  const [first, second, ...more] = community.judges
  return {
    ask: community.ask,
    admin: await again(community.admin),
    supervisor: await again(community.supervisor),
    organizer: await again(community.organizer),
    otherOrganizer: await again(community.otherOrganizer),
    judges: [await again(first), await again(second), ...(await Promise.all(more.map(again)))],
    otherJudge: await again(community.otherJudge),
    athletes: await Promise.all(community.athletes.map(again)),
    spectator: await again(community.spectator),
  }
}

export async function signIn(ask: Ask, email: string): Promise<{ token: string }> {
  const { token } = await signedInReply(ask, email)
  return { token }
}

/** Everything that a client gets when somebody signs in. */
export function signedInReply(ask: Ask, email: string) {
  return granted(ask('POST', '/login', { email, password }))
}
