/** Words of inquiries about published rounds (screens §43). */
import type { inquiries as english } from '../en/inquiries.ts'

export const inquiries: typeof english = {
  title: 'Einsprüche',
  none: 'Es gibt keinen Einspruch.',
  make: 'Einspruch einlegen',
  which: 'Trick',
  missing: 'Ein Trick fehlt',
  what: 'Was sollte dort stehen?',
  another: 'Noch ein Trick',
  send: 'Einlegen',
  sending: 'Wird eingelegt\u00a0…',
  sent: 'Dein Einspruch ist eingelegt. Ein Judge beantwortet ihn.',
  withdraw: 'Zurückziehen',
  withdrawn: 'Dein Einspruch ist zurückgezogen.',
  stays: 'Die Punktzahl bleibt',
  correct: 'Run korrigieren',
  note: 'Ein Satz für die Athlet:in',
  answer: 'Beantworten',
  answering: 'Wird gesendet\u00a0…',
  answered: 'Der Einspruch ist beantwortet.',
  failed: 'Die Einsprüche ließen sich nicht laden',
  answerTitle: (name) => `Einspruch von ${name} beantworten`,
  ofName: (name) => `Einspruch von ${name}`,
  states: { open: 'Wartet auf einen Judge', answered: 'Beantwortet', withdrawn: 'Zurückgezogen' },
  outcomes: { up: 'Punktzahl erhöht', same: 'Punktzahl bleibt', down: 'Punktzahl gesenkt' },
}
