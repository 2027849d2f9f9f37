/** Words of the judging screen (screens §10 to §13). */
import type { judging as english } from '../en/judging.ts'
import { plural } from '../plural.ts'
import { directEntry } from './direct-entry.ts'
import { families } from './families.ts'
import { phaseNames, roundNumber } from './phase-names.ts'
import { quickEntry } from './quick-entry.ts'

export const judging: typeof english = {
  roundNames: phaseNames,
  quick: quickEntry,
  direct: directEntry,
  families,
  roundNumber,
  training: 'Allenamento',
  group: (name) => `Gruppo ${name}`,
  statistics: 'Statistiche',
  round: 'Run',
  loading: 'Caricamento della run…',

  search: 'Aggiungi un trick',
  searchLabel: 'Cerca un trick',
  openResults: 'Mostra tutti i trick',
  clearChoice: 'Togli il trick scelto',
  noTrick: (text) => `Nessun trick si chiama «${text}».`,
  catalogueMissing:
    'Non è stato possibile caricare la lista dei trick. Ciò che hai inserito è al sicuro; si carica appena torna la rete.',
  grab: 'Grab',
  dub: 'Dub',
  dubPercent: (percent) => `−${percent}\u00a0%`,
  fs: 'FS',
  bs: 'BS',
  fsTitle: 'Frontside',
  bsTitle: 'Backside',
  add: 'Aggiungi trick',
  change: 'Cambia trick',
  stopChanging: 'Lascia com’è',
  trickFirst: 'Prima scegli un trick.',
  afterDub80: 'Dopo un dub dell’80\u00a0% non segue niente: prima convalida questi trick.',

  selected: 'Trick scelti',

  validated: 'Trick convalidati',
  combo: (number) => `Combo ${number}`,
  heldBack: 'Due tocchi: ne conta uno.',
  confirmed: 'Confermato dall’atleta',
  incorrect: 'Sbagliato secondo l’atleta',
  incorrectCount: (count) =>
    plural('it', count, {
      one: '# trick è sbagliato, secondo l’atleta',
      other: '# trick sono sbagliati, secondo l’atleta',
    }),
  answered: (answered, all) => `Trick sbagliati: ${answered} su ${all} con risposta`,

  total: 'Totale',
  score: 'Punteggio',
  style: 'Stile',
  variety: 'Varietà',
  unique: 'Diversi',
  stylePercent: (percent) => `+${percent}\u00a0%`,
  explain: (what, points) => `${points} punti: da dove viene ${what}`,
  theTotal: 'il totale',
  hidden: 'I punteggi si vedono quando la run è pubblicata.',
  stopped: { disqualified: 'Squalifica: la run conta 0.', injured: 'Infortunio: la run conta 0.' },
  drawn: {
    label: (tricks, combos) =>
      [
        plural('it', tricks, { one: '# trick', other: '# trick' }),
        combos === 0 ? '' : plural('it', combos, { one: '# combo', other: '# combo' }),
      ]
        .filter(Boolean)
        .join(', '),
    inCombo: (number) => `nella combo ${number}`,
    points: (points) => `conta ${points}`,
    at: (time) => `a ${time}`,
    grab: 'grab',
    notReviewed: 'non ancora rivisto',
  },

  undo: 'Annulla',
  nothingToUndo: 'Non c’è niente da annullare.',
  clearAll: 'Svuota tutto',
  save: 'Salva',
  update: 'Aggiorna',
  whyNotSave: {
    noTricks: 'Una run ha bisogno di almeno un trick convalidato.',
    notHeld: 'Prima scegli che cosa fare di ciò che hai inserito: vedi sopra.',
  },
  saved: (total) => `Salvata: ${total} punti.`,

  videoBox: {
    title: 'Video',
    add: 'Aggiungi un video',
    show: 'Mostra il video',
    hide: 'Nascondi il video',
    none: 'Questa run non ha video.',
  },
  states: {
    empty: 'Ancora nessun trick',
    unchanged: 'Ancora nessuna modifica',
    keeping: 'Salvo sul dispositivo…',
    kept: 'Conservato su questo dispositivo',
    notKept: 'Questo dispositivo non conserva bozze: non uscire prima di salvare',
    sending: 'Salvataggio…',
    waiting: 'Conservata qui, si invia quando torna la rete',
    waitingUnkept: 'Aspetta la rete: non chiudere questa pagina, il dispositivo non conserva niente',
    unclaimed: 'Conservata qui, sarà tua quando torna la rete',
    failed: (why) => `Non salvata: ${why} I tuoi trick sono al sicuro su questo dispositivo.`,
  },
  leaving: {
    title: 'Uscire senza salvare?',
    consequence: (count) =>
      count === 0
        ? 'Ciò che hai cambiato in questa run viene scartato.'
        : plural('it', count, {
            one: 'Ciò che hai inserito viene scartato: # trick non salvato.',
            other: 'Ciò che hai inserito viene scartato: # trick non salvati.',
          }),
    action: 'Scarta ed esci',
    kept: 'Non ancora salvata: ciò che hai inserito è su questo dispositivo.',
  },
  keepEditing: 'Torna alla modifica',
  leaveWaiting: 'Torna alla gara',
  throwAway: 'Scartali',
  throwAwayTitle: 'Scartare ciò che hai inserito?',
  throwAwayConsequence: (count) =>
    plural('it', count, {
      one: '# trick si elimina da questo dispositivo.',
      other: '# trick si eliminano da questo dispositivo.',
    }),

  ownComment: 'Il tuo commento sulla run',
  commentHint: 'L’atleta lo legge con la run.',
  commentBy: { judge: 'Il commento del giudice sulla run', athlete: 'Il commento dell’atleta sulla run' },
}
