/** Words of the demo on the sign-in page; only a server with the demo sends them (accounts-and-people §13). */
import type { demo as english } from '../en/demo.ts'

export const demo: typeof english = {
  title: 'Das ist eine Demo',
  text: 'Personen und Wettkämpfe sind erfunden. Ein Tipp, und du bist mittendrin.',
  lookAround: {
    athlete: 'Als Athlet:in umsehen',
    judge: 'Als Judge umsehen',
    organizer: 'Als Orga umsehen',
    supervisor: 'Als Supervisor umsehen',
    admin: 'Als Admin umsehen',
  },
}
