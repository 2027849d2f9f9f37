/** What a server with the demo says on its sign-in page. Only the server knows it (accounts-and-people §13). */
import type { demo as english } from '../en/demo.ts'

export const demo: typeof english = {
  title: 'Ceci est une démo',
  text: 'Ses personnes et ses compétitions sont inventées. Un appui, et tu es l’une d’elles.',
  lookAround: {
    athlete: 'Visiter comme athlète',
    judge: 'Visiter comme juge',
    organizer: 'Visiter comme organisateur',
    supervisor: 'Visiter comme superviseur',
    admin: 'Visiter comme admin',
  },
}
