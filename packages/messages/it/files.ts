/** Words in the files of a competition (calls §24). */
import type { files as english } from '../en/files.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'

export const files: typeof english = {
  phaseNames,
  judging: (part: string) => `Come giudice: ${part}`,
  import: {
    draft: (name) => `«${name}» nasce come tua bozza. Un supervisor la approva come ogni altra.`,
    finished: (name) => `«${name}» nasce come tua gara finita, con i suoi risultati.`,
    invited: (count) =>
      plural('it', count, {
        one: '# atleta è iscritto come invito. Nessuna mail parte finché non la invii.',
        other: '# atleti sono iscritti come inviti. Nessuna mail parte finché non la invii.',
      }),
    leftOut: (count) =>
      plural('it', count, {
        one: '# persona resta fuori: valuta, è senza indirizzo o ha rifiutato.',
        other: '# persone restano fuori: valutano, sono senza indirizzo o hanno rifiutato.',
      }),
    names: (count) =>
      plural('it', count, {
        one: '# persona è un nome senza account.',
        other: '# persone sono nomi senza account.',
      }),
    mayAccept: (count) =>
      plural('it', count, {
        one: '# ha un indirizzo: chi lo ha verificato può prendere ciò che è suo.',
        other: '# hanno un indirizzo: chi lo ha verificato può prendere ciò che è suo.',
      }),
    rounds: (count) => plural('it', count, { one: 'Si crea # run.', other: 'Si creano # run.' }),
    tricks: (count) => plural('it', count, { one: 'Contiene # trick.', other: 'Contengono # trick.' }),
    places: (count) => plural('it', count, { one: 'Il podio ha # posto.', other: 'Il podio ha # posti.' }),
    unranked: 'Non conta in nessuna classifica, salvo che un admin lo dica.',
    withoutPicture: 'La sua immagine non è nel file.',
    again: 'Questo file è già stato importato: non si crea nulla, si apre la sua gara.',
    waits: 'Un supervisor deve approvarla; fino ad allora la vedete solo tu, i supervisor e gli admin.',
  },
  /** In the share sheet. */
  downloads: {
    title: 'File',
    tables: { results: 'Risultati', 'start-list': 'Ordine di partenza', entries: 'Iscrizioni' },
    table: 'Da stampare (PDF), o come tabella (CSV)',
    sheets: (phase) => `Fogli dei punteggi: ${phase}`,
    calendar: 'Calendario',
    calendarText: 'La gara e ogni fase (ICS)',
    everything: 'Tutto',
    everythingText: 'Da conservare o da importare altrove (JSON)',
    isa: {
      title: 'Per la federazione',
      text: 'Punti e punteggi come li prende lo SportHub dell’ISA (JSON)',
      look: 'Guarda prima',
      save: 'Salva il file',
      unlinked: (count: number, names: string) =>
        plural('it', count, {
          one: `# atleta non ha un id della federazione e viene consegnato per nome: ${names}.`,
          other: `# atleti non hanno un id della federazione e vengono consegnati per nome: ${names}.`,
        }),
      tooFew: (least: number) => `Con meno di ${least} atleti nessuno riceve punti a questo livello.`,
    },
    saveNamed: (name, format) => `Salva: ${name} (${format})`,
  },
  importing: {
    title: 'Importa una gara',
    text: 'Scegli il file in cui una gara è stata salvata con tutto. Prima ti viene detto che cosa si creerebbe.',
    choose: 'Scegli un file',
    chooseAnother: 'Scegli un altro file',
    make: 'Importa',
    making: 'Importazione…',
    wrong: (count) =>
      plural('it', count, {
        one: '# cosa nel file non va. Non si crea nulla.',
        other: '# cose nel file non vanno. Non si crea nulla.',
      }),
  },
  /** On printed pages. */
  pdf: {
    place: 'Posto',
    name: 'Nome',
    country: 'Paese',
    score: 'Punteggio',
    number: 'Numero',
    role: 'Ruolo',
    status: 'Stato',
    athlete: 'Atleta',
    judge: 'Giudice',
    order: 'Ordine',
    group: 'Gruppo',
    trick: 'Trick',
    combo: 'Combo',
    side: 'Lato',
    grab: 'Grab',
    dub: 'Dub',
    value: 'Valore',
    points: 'Punti',
    organizer: 'Chi organizza',
    judges: 'Giudici',
    remark: 'Nota',
    /** What decided between equal totals, and why somebody is out. */
    remarks: {
      qualifying: 'qualificazione migliore',
      order: 'numero più basso',
      seed: 'testa di serie migliore',
      disqualified: 'squalifica',
      injured: 'infortunio',
    },
    official: ({ number, when, names }) => `Ufficiale · sigillo ${number} · ${when} · ${names}`,
    unofficial: 'Non ufficiale: non ancora sigillato',
    stillTrue: 'Questo foglio vale ancora?',
    placeAndDate: 'Luogo e data',
    page: 'Pagina # di ##',
    sheets: 'Fogli dei punteggi',
    sums: (score, style, variety, total) =>
      `Punteggio ${score} · Stile ${style}\u00a0% · Varietà ${variety} · Totale ${total}`,
  },
}
