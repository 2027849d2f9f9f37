/** Nine short texts about the product, on home (screens §19). */
import type { news as english } from '../en/news.ts'

export const news: typeof english = {
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
}
