/** Words of the page for editing the trick catalogue (screens §29). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'
import { phaseNames, roundNumber } from './phase-names.ts'

export const catalogue: Areas['catalogue'] = {
  title: 'Catalogo dei trick',
  text: 'Ciò che cambia qui vale per ogni run salvata da allora; le run già salvate restano come sono.',
  add: 'Aggiungi un trick',
  added: (trick) => `Il trick ${trick} è nel catalogo.`,
  see: 'Guarda che effetto ha',
  change: {
    title: (trick) => `Modifica ${trick}`,
    action: 'Modifica il trick',
    done: (trick) => `${trick} è stato modificato.`,
  },
  actionsOf: (name) => `Azioni per ${name}`,
  retire: {
    menu: 'Ritira …',
    title: (trick) => `Ritirare ${trick}?`,
    consequence:
      'Non viene più proposto, e nessuna run che non lo ha può più essere salvata con questo trick. Le run che lo hanno lo conservano, con i suoi punti. Si può ripristinare.',
    action: 'Ritira',
    done: (trick) => `${trick} è stato ritirato.`,
  },
  restore: {
    menu: 'Ripristina …',
    title: (trick) => `Ripristinare ${trick}?`,
    consequence: 'Viene proposto di nuovo, per ciò che vale nel catalogo.',
    action: 'Ripristina',
    done: (trick) => `${trick} è di nuovo nel catalogo.`,
  },
  note: 'Perché (facoltativo)',
  noteHint: 'Tutti possono leggerlo nella storia del trick.',
  valueHint: (most) => `Da 0 a ${most}, con al massimo due decimali`,
  oneALine: 'Uno per riga',
  unknown: 'Non si sa',
  meanwhile: 'Un altro admin è arrivato prima. Guarda e decidi di nuovo:',
  noChange: 'Non cambia niente.',
  nothingCounts: 'Valore, livello e arrivo restano come sono: nessun punteggio cambia, né ora né dopo.',
  publishedRounds: (count) =>
    count === 0
      ? 'Nessuna run pubblicata lo ha.'
      : plural('it', count, {
          one: '# run pubblicata lo ha e conserva il suo punteggio.',
          other: '# run pubblicate lo hanno e conservano il loro punteggio.',
        }),
  openRounds: (rounds, competitions) =>
    competitions === 0
      ? 'Nessuna gara è in corso.'
      : `${plural('it', competitions, { one: '# gara in corso', other: '# gare in corso' })}, con ${plural('it', rounds, { one: '# run', other: '# run' })} ancora da valutare.`,
  notStarted: (count) =>
    plural('it', count, { one: '# gara non è iniziata:', other: '# gare non sono iniziate:' }),
  open: (count) => plural('it', count, { one: '# run da valutare', other: '# run da valutare' }),
  hidden: (count) =>
    plural('it', count, {
      one: '# run valutata non è pubblicata: conserva il suo punteggio, che qui non si vede',
      other: '# run valutate non sono pubblicate: conservano il loro punteggio, che qui non si vede',
    }),
  inNone: 'Nessuna sua run pubblicata ha il trick.',
  phases: phaseNames,
  roundNumber,
  athlete: 'Atleta',
  rank: (rank) => `${rank}.`,
  wins: 'Vince con',
  is: 'Resta',
  wouldBe: 'Sarebbe stato',
}
