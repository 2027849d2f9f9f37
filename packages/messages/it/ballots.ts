/** Words of the ballots of two judges (screens §45). */
import type { ballots as english } from '../en/ballots.ts'
import { plural } from '../plural.ts'

export const ballots: typeof english = {
  title: 'Due valutazioni',
  failed: 'Non è stato possibile caricare le valutazioni',
  differences: (count) => plural('it', count, { one: '# differenza', other: '# differenze' }),
  agreed: 'Entrambi hanno visto lo stesso',
  waits: {
    head: 'Ciò che differisce lo decide il capo giudice.',
    judges: 'Senza capo giudice uno dei due propone e l’altro conferma.',
  },
  atStake: (points) => `${points} in gioco`,
  reads: (name, reading) => `${name}: ${reading}`,
  notSeen: 'Non visto',
  joined: 'nella combo',
  alone: 'fuori dalla combo',
  neither: {
    choose: 'Nessuno dei due: scegli il trick',
    title: (number) => `Differenza ${number}: che cos’era?`,
    trick: 'Trick',
    side: 'Lato',
    nothing: 'Non c’era niente',
    another: 'Un altro trick',
    take: 'Prendi questo',
    said: (reading) => `Nessuno dei due: ${reading}`,
  },
  open: (count) => plural('it', count, { one: '# da scegliere', other: '# da scegliere' }),
  decide: 'Decidere',
  propose: 'Proporre',
  confirm: 'Confermare',
  otherwise: 'Proporre altro',
  busy: 'Invio…',
  decided: 'La run è valutata.',
  proposed: 'Proposto. L’altro giudice conferma.',
  proposedBy: (name) => `Proposto da ${name}`,
  resolvedBy: (name) => `Deciso da ${name}`,
  enough: {
    action: 'Un giudice basta',
    title: (name) => `Basta un giudice per ${name}?`,
    consequence:
      'Vale la valutazione consegnata; se non c’è, la prima che arriva. Il motivo resta nella cronologia.',
    reason: 'Motivo',
    done: 'Per questa run basta un giudice.',
    said: (name, reason) => `È bastato un giudice: ${reason} (${name})`,
  },
  commentOf: (name) => `Commento di ${name}`,
  nobody: 'Un account che non c’è più',
}
