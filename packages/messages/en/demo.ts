/** Words of the demo on the sign-in page; only a server with the demo sends them (accounts-and-people §13). */
import type { Role } from '@trickline/competition/model'

const lookAround: Record<Role, string> = {
  athlete: 'Look around as an athlete',
  judge: 'Look around as a judge',
  organizer: 'Look around as an organizer',
  supervisor: 'Look around as a supervisor',
  admin: 'Look around as an admin',
}

export const demo = {
  title: 'This is a demo',
  text: 'Its people and competitions are made up. One tap, and you are one of them.',
  lookAround,
}
