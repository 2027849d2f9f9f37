/** Words of inquiries about published rounds (screens §43). */
import type { inquiries as english } from '../en/inquiries.ts'

export const inquiries: typeof english = {
  title: 'Reclamaciones',
  none: 'No hay reclamaciones.',
  make: 'Reclamar',
  which: 'Truco',
  missing: 'Falta un truco',
  what: '¿Qué debería constar?',
  another: 'Otro truco',
  send: 'Presentar',
  sending: 'Presentando…',
  sent: 'Tu reclamación está presentada. Un juez la responde.',
  withdraw: 'Retirar',
  withdrawn: 'Tu reclamación está retirada.',
  stays: 'La puntuación se mantiene',
  correct: 'Corregir la ronda',
  note: 'Una frase para el atleta',
  answer: 'Responder',
  answering: 'Enviando…',
  answered: 'La reclamación está respondida.',
  failed: 'No se pudieron cargar las reclamaciones',
  answerTitle: (name) => `Responder a la reclamación de ${name}`,
  ofName: (name) => `Reclamación de ${name}`,
  states: { open: 'Espera a un juez', answered: 'Respondida', withdrawn: 'Retirada' },
  outcomes: { up: 'Puntuación más alta', same: 'La puntuación se mantiene', down: 'Puntuación más baja' },
}
