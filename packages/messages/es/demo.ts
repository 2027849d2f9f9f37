/** Words of the demo on the sign-in page; only a server with the demo sends them (accounts-and-people §13). */
import type { demo as english } from '../en/demo.ts'

export const demo: typeof english = {
  title: 'Esto es una demostración',
  text: 'Sus personas y competiciones son inventadas. Un toque, y eres una de ellas.',
  lookAround: {
    athlete: 'Mirar como atleta',
    judge: 'Mirar como juez',
    organizer: 'Mirar como organizador',
    supervisor: 'Mirar como supervisor',
    admin: 'Mirar como administrador',
  },
}
