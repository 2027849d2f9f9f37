/** Words of the frame and of parts that every screen uses. */
import type { common as english } from '../en/common.ts'
import { plural } from '../plural.ts'
import { roleNames } from './role-names.ts'

export const common: typeof english = {
  product: 'Trickline',
  skipToContent: 'Vai al contenuto',

  menu: 'Menu',
  close: 'Chiudi',
  cancel: 'Annulla',
  you: 'Tu',
  deletedAthlete: 'Account eliminato',
  save: 'Salva',
  saving: 'Salvataggio…',
  back: 'Indietro',
  undo: 'Annulla',
  retry: 'Riprova',
  open: 'Apri',
  savedOf: (name, total) => `${name}: salvata · ${total}`,
  keptOf: (name, total) => `${name} · ${total}: conservata qui, si invia quando torna la rete`,
  discard: 'Scarta',
  more: 'Altro',
  previous: 'Precedente',
  next: 'Successiva',
  firstPage: 'Prima pagina',
  lastPage: 'Ultima pagina',
  pageOf: (page, pages) => `Pagina ${page} di ${pages}`,
  loading: 'Caricamento…',
  list: {
    search: 'Cerca',
    clearSearch: 'Svuota la ricerca',
    reset: (filter) => `Azzera ${filter}`,
    filters: 'Filtri',
    all: 'Tutti',
    showAll: (count) => `Mostra tutti (${count})`,
    found: (count) => plural('it', count, { one: '# risultato', other: '# risultati' }),
    noMatchTitle: 'Nessun risultato',
    noMatchText: 'Nessun elemento corrisponde insieme alla ricerca e ai filtri.',
    tryPart: 'Prova con una parola o una parte del nome.',
  },
  labelled: (label, value) => `${label}: ${value}`,
  quoted: (text) => `«${text}»`,
  crop: {
    hint: 'Sposta la foto finché il riquadro contiene ciò che si deve vedere: trascinala o usa le frecce.',
    zoom: 'Ingrandisci',
    use: 'Usa questa parte',
  },
  unknown: 'ERROR RULES',
  withoutRules: 'Senza regole',

  navigation: 'Navigazione principale',
  nav: {
    home: 'Home',
    competitions: 'Gare',
    training: 'Allenamento',
    trickList: 'Lista dei trick',
    rulebooks: 'Regolamenti',
    statistics: 'Statistiche',
    judgingProgram: 'Programma giudici',
    community: 'Comunità',
    athletes: 'Atleti',
    judges: 'Giudici',
    organizers: 'Organizzatori',
    worldRanking: 'Classifica mondiale',
    profile: 'Profilo',
    admin: 'Admin',
  },
  comingSoon: 'In arrivo',
  logout: 'Esci',
  language: 'Lingua',
  mode: 'Modalità',
  modes: roleNames,
  theme: 'Tema',
  toDark: 'Tema scuro',
  toLight: 'Tema chiaro',
  logoutTitle: 'Uscire adesso?',
  logoutConsequence: (unsent) =>
    plural('it', unsent, {
      one: '# salvataggio non è ancora arrivato al server. Uscendo si elimina da questo dispositivo.',
      other: '# salvataggi non sono ancora arrivati al server. Uscendo si eliminano da questo dispositivo.',
    }),
  logoutBegun: (rounds) =>
    plural('it', rounds, {
      one: '# run che hai iniziato è solo su questo dispositivo. Uscendo si elimina.',
      other: '# run che hai iniziato sono solo su questo dispositivo. Uscendo si eliminano.',
    }),
  logoutReviews: (reviews) =>
    plural('it', reviews, {
      one: '# revisione che hai iniziato è solo su questo dispositivo. Uscendo si elimina.',
      other: '# revisioni che hai iniziato sono solo su questo dispositivo. Uscendo si eliminano.',
    }),

  offlineSince: (time) => `Nessuna connessione dalle ${time}. Ciò che vedi può non essere aggiornato.`,
  asOf: (time) => `Aggiornato alle ${time}`,
  needsNetwork: 'Serve una connessione.',
  lookAt: 'Guarda',
  unsent: (count) =>
    plural('it', count, {
      one: '# salvataggio su questo dispositivo, in attesa della rete',
      other: '# salvataggi su questo dispositivo, in attesa della rete',
    }),
  unsentFailed: (count) =>
    plural('it', count, { one: '# salvataggio rifiutato', other: '# salvataggi rifiutati' }),
  discardTitle: 'Scartare ciò che è stato rifiutato?',
  discardConsequence: (count) =>
    plural('it', count, {
      one: '# salvataggio è solo su questo dispositivo. Scartandolo si elimina.',
      other: '# salvataggi sono solo su questo dispositivo. Scartandoli si eliminano.',
    }),
  newVersion: 'È pronta una nuova versione di Trickline. Ciò che hai inserito resta.',

  countdown: { days: 'g', hours: 'h', minutes: 'min', seconds: 's' },

  noAnswer: 'Errore di rete o nessuna risposta. Ciò che hai inserito è ancora qui; riprova.',
  wrongAnswer:
    'È arrivata una risposta che questa pagina non sa leggere. Forse viene dalla rete stessa o da un’altra versione di Trickline.',
  failed: (requestId) =>
    `Qualcosa è andato storto da parte nostra. Riprova tra un momento.${requestId ? ` (Richiesta ${requestId})` : ''}`,
  crashTitle: 'Questa pagina è caduta dalla linea',
  crashText: 'Un errore l’ha fermata. Ciò che hai salvato è al sicuro; ricarica la pagina per continuare.',
  reload: 'Ricarica',
  notFoundTitle: 'Niente su questa linea',
  notFoundText: 'Questo indirizzo non porta da nessuna parte, o ciò che era qui non c’è più.',
  toStart: 'Alla home',
}
