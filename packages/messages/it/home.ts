/** Words of home: greeting, tasks, dashboard, news, test channel (screens §19). */
import type { home as english } from '../en/home.ts'
import { plural } from '../plural.ts'

export const home: typeof english = {
  hello: (name) => `Ciao, ${name}`,

  modeTitle: 'Che cosa vuoi fare oggi?',
  modeText: 'Decide che cosa viene prima in questa pagina. Puoi cambiarlo qui e nel menu quando vuoi.',

  waiting: 'Ti aspettano',
  nothingTitle: 'Niente in sospeso',
  nothingText: 'Run da valutare o da rivedere, inviti e iscrizioni compaiono qui da soli.',
  kinds: {
    rounds_to_judge: (count) => plural('it', count, { one: 'run da valutare', other: 'run da valutare' }),
    rounds_to_review: (count) => plural('it', count, { one: 'run da rivedere', other: 'run da rivedere' }),
    invitations: (count) =>
      plural('it', count, { one: 'invito a cui rispondere', other: 'inviti a cui rispondere' }),
    entries_to_approve: (count) =>
      plural('it', count, { one: 'iscrizione da approvare', other: 'iscrizioni da approvare' }),
    competitions_to_approve: (count) =>
      plural('it', count, { one: 'gara da approvare', other: 'gare da approvare' }),
    role_requests: (count) =>
      plural('it', count, {
        one: 'richiesta di ruolo a cui rispondere',
        other: 'richieste di ruolo a cui rispondere',
      }),
  },
  loadFailed: 'Non è stato possibile caricare la pagina iniziale',
  showAll: (count) => `Mostra tutto (${count})`,
  showFew: 'Mostra meno',
  judged: (when) => `Valutata ${when}`,
  review: 'Rivedi',
  reviewOf: (name) => `Rivedi la tua run in ${name}`,
  athletes: (count) => plural('it', count, { one: '# atleta', other: '# atleti' }),
  judges: (count) => plural('it', count, { one: '# giudice', other: '# giudici' }),
  look: 'Guarda',
  lookAt: (name) => `Guarda ${name}`,
  answer: 'Rispondi',
  noDate: 'Ancora senza data',

  dashboard: 'Il tuo percorso',
  savedRounds: (count) => plural('it', count, { one: 'run salvata', other: 'run salvate' }),
  publishedRounds: (count) => plural('it', count, { one: 'run pubblicata', other: 'run pubblicate' }),
  competitions: (count) => plural('it', count, { one: 'gara', other: 'gare' }),

  program: {
    loadFailed: 'Non è stato possibile caricare il programma dei giudici',
    title: 'Programma dei giudici',
    text: 'Le run di ogni gara in cui sei giudice, in ordine di partenza.',
    emptyTitle: 'Nessuna gara da valutare',
    emptyText: 'Le run compaiono qui appena inizia la tua gara.',
  },

  news: 'Che cosa fa Trickline',
  items: {
    competitions: {
      title: 'Gare dalla bozza al podio',
      text: 'Organizzatori, giudici e atleti lavorano sulla stessa pagina, ognuno con il suo prossimo passo.',
      features: [
        'Iscrizioni: gli atleti si registrano o sono invitati, per nome o per e-mail.',
        'Versus con tabellone, o scoring con tabella; una o due run di qualificazione.',
        'I risultati di una fase compaiono per tutti nello stesso secondo.',
        'Tabellone e podio si disegnano da soli, e si condividono con chi non ha un account.',
      ],
    },
    judging: {
      title: 'Valuta con il pollice',
      text: 'Poche lettere trovano il trick, il totale si aggiorna da solo e, anche senza rete, non si perde niente.',
    },
    training: {
      title: 'Allenamento che conta',
      text: 'Conserva le tue run con trick e video, calcolane i punti con qualsiasi regola e pubblica quelle che vuoi mostrare.',
    },
    review: {
      title: 'Rivedi le tue run valutate',
      text: 'Di’ per ogni trick se è stato visto bene, prima che la fase sia pubblicata.',
    },
    trickList: {
      title: 'La lista dei trick',
      text: 'Ogni trick con valore, livello e categoria; cerca, ordina, guarda.',
    },
    rulebooks: {
      title: 'Quattro modi di calcolare i punti',
      text: 'Dalla semplice somma alle combo per livello e arrivo: che cosa conta ogni regola, con esempi.',
    },
    statistics: {
      title: 'I tuoi trick in numeri',
      text: 'Lati, grab, combo e livelli su tutte le tue run.',
    },
    community: {
      title: 'La comunità',
      text: 'Atleti, giudici e organizzatori, da dove vengono e da quando sono sulla linea.',
    },
    profile: {
      title: 'Il tuo profilo',
      text: 'Foto, paese, link e lingua: come gli altri ti trovano, e come Trickline ti parla.',
    },
  },

  helloTitle: 'Prova il canale in diretta',
  helloText: 'Chi è su questa pagina vede subito il tuo messaggio.',
  helloLabel: 'Messaggio',
  helloDefault: 'Ciao a tutti!',
  helloSend: 'Saluta',
  helloSent: 'Inviato a tutti su questa pagina.',
  heard: 'Un saluto dagli admin',
}
