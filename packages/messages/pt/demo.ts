/** Words of the demo on the sign-in page; only a server with the demo sends them (accounts-and-people §13). */
import type { demo as english } from '../en/demo.ts'

export const demo: typeof english = {
  title: 'Isto é uma demonstração',
  text: 'As pessoas e as competições são inventadas. Com um toque, você vira uma delas.',
  lookAround: {
    athlete: 'Explorar como atleta',
    judge: 'Explorar como juiz',
    organizer: 'Explorar como organizador',
    supervisor: 'Explorar como supervisor',
    admin: 'Explorar como admin',
  },
}
