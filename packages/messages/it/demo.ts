/** Words of the demo on the sign-in page; only a server with the demo sends them (accounts-and-people §13). */
import type { demo as english } from '../en/demo.ts'

export const demo: typeof english = {
  title: 'Questa è una demo',
  text: 'Le sue persone e le sue gare sono inventate. Un tocco, e sei una di loro.',
  lookAround: {
    athlete: 'Guarda come atleta',
    judge: 'Guarda come giudice',
    organizer: 'Guarda come organizzatore',
    supervisor: 'Guarda come supervisore',
    admin: 'Guarda come admin',
  },
}
