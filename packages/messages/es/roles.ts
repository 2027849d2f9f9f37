/** Words of role requests on one's own profile (screens §24). */
import type { roles as english } from '../en/roles.ts'

export const roles: typeof english = {
  add: 'Añadir rol',
  title: 'Pedir un rol',
  text: 'Responde un administrador; te llega un correo y el rol vale enseguida.',
  role: 'Rol',
  choose: 'Elige un rol',
  does: {
    judge: 'Puntúa rondas de las competiciones a las que te invitan.',
    organizer: 'Crea y dirige competiciones, e invita a participar.',
    supervisor: 'Aprueba las competiciones de los organizadores.',
  },
  note: 'Nota (opcional)',
  noteHint: 'Lo que deba saber un administrador: dónde has juzgado, qué quieres organizar.',
  send: 'Pedir',
  waiting: (role) => `${role}: a la espera de respuesta`,
  since: (date) => `Pedido el ${date}`,
}
