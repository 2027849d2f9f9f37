/** Words of the demo on the sign-in page; only a server with the demo sends them (accounts-and-people §13). */
import type { demo as english } from '../en/demo.ts'

export const demo: typeof english = {
  title: 'Ceci est une démo',
  text: 'Les personnes et les compétitions sont inventées. Un appui, et tu prends la place de l’une d’elles.',
  lookAround: {
    athlete: 'Visiter côté athlètes',
    judge: 'Visiter côté juges',
    organizer: 'Visiter côté organisation',
    supervisor: 'Visiter côté supervision',
    admin: 'Visiter côté admin',
  },
}
