/** Words of webhooks (live-events §6). */
import { plural } from '../plural.ts'

export const webhooks = {
  title: 'Webhook',
  row: 'Per i tuoi programmi: ricevono ogni modifica',
  setUp: 'Configura',
  text: 'Ciò che tutti possono vedere di questa gara viene inviato subito, firmato, a questi indirizzi.',
  failed: 'Caricamento non riuscito',
  make: 'Nuovo webhook',
  makeNow: 'Crea',
  address: 'Indirizzo',
  addressHint: 'Riceve ogni evento in JSON, via POST.',
  events: 'Eventi',
  everyEvent: 'Tutti gli eventi',
  secretTitle: 'Il segreto del webhook',
  test: 'Invia una prova',
  deliveries: 'Invii',
  none: 'Non è stato ancora inviato nulla.',
  again: 'Invia di nuovo',
  againNamed: (event: string) => `Invia di nuovo ${event}`,
  delete: 'Elimina',
  deleteNamed: (url: string) => `Elimina il webhook verso ${url}`,
  deleteTitle: 'Eliminare questo webhook?',
  deleteConsequence: 'Non riceve più nulla e i suoi invii spariscono.',
  deleted: 'Webhook eliminato.',
  offSince: (when: string) =>
    `Disattivato il ${when}: quasi tutto è fallito. Una prova che arriva lo riattiva.`,
  states: { waiting: 'in attesa', delivered: 'arrivato', failed: 'fallito' },
  attempts: (count: number) => plural('it', count, { one: '# tentativo', other: '# tentativi' }),
  errors: {
    timeout: 'nessuna risposta in 10 secondi',
    'no-answer': 'nessuna connessione',
    'private-address': 'un indirizzo interno',
  },
}
