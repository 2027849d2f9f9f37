/** Words of inquiries about published rounds (screens §43). */
import type { inquiries as english } from '../en/inquiries.ts'

export const inquiries: typeof english = {
  title: 'Reclami',
  none: 'Nessun reclamo.',
  make: 'Fai un reclamo',
  which: 'Trick',
  missing: 'Manca un trick',
  what: 'Che cosa dovrebbe esserci?',
  another: 'Un altro trick',
  send: 'Presenta',
  sending: 'Invio…',
  sent: 'Il tuo reclamo è presentato. Un giudice risponde.',
  withdraw: 'Ritira',
  withdrawn: 'Il tuo reclamo è ritirato.',
  stays: 'Il punteggio resta',
  correct: 'Correggi la run',
  note: 'Una frase per l’atleta',
  answer: 'Rispondi',
  answering: 'Invio…',
  answered: 'Il reclamo ha la sua risposta.',
  failed: 'I reclami non si sono caricati',
  answerTitle: (name) => `Rispondi al reclamo di ${name}`,
  ofName: (name) => `Reclamo di ${name}`,
  states: { open: 'Attende un giudice', answered: 'Con risposta', withdrawn: 'Ritirato' },
  outcomes: { up: 'Punteggio alzato', same: 'Il punteggio resta', down: 'Punteggio abbassato' },
}
