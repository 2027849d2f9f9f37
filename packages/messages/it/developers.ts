/** Words of the developers' page (screens §42). */

export const developers = {
  title: 'Per sviluppatori',
  description: 'Leggi le gare, seguile in diretta, giudica e organizza con i tuoi programmi.',
  begin: 'Per iniziare',
  base: (address: string) =>
    `Ogni chiamata inizia con ${address}. Ciò che tutti possono vedere non richiede token.`,
  /** Follows "openapi.json". */
  version: (number: string) => `descrive ogni chiamata, in OpenAPI 3.1. Questa è la versione ${number}.`,
  tokens: 'Token di accesso',
  tokensText:
    'Crea un token con i permessi necessari e invialo come bearer. Può ciò che puoi tu, entro i suoi permessi.',
  toAccount: 'Al tuo account',
  live: 'Eventi in diretta',
  liveText:
    'Iscriviti a un canale con Socket.IO. Ogni evento ha un numero; dopo una pausa chiedi ciò che è seguito all’ultimo che hai visto.',
  webhooks: 'Webhook',
  webhooksText:
    'Chi organizza può far inviare gli stessi eventi a un indirizzo, da «Condividi» nella gara. Verifica la firma prima di fidarti.',
  limits: 'Limiti',
  limitsText: 'Oltre un limite la risposta è 429 e Retry-After dice per quanti secondi.',
  limit: (what: string, points: number, minutes: number) => `${what}: ${points} ogni ${minutes}\u00a0min`,
  limitOf: {
    changes: 'Modifiche di un account',
    search: 'Ricerche da un indirizzo',
    pages: 'Pagine a un indirizzo',
    pictures: 'Immagini a un indirizzo',
    files: 'File a un indirizzo',
  },
  versions: 'Versioni',
  versionsText:
    'Entro una versione non sparisce nulla di ciò che usi: campi e chiamate si aggiungono soltanto. Una modifica che lo rompe ha un’altra versione ed è annunciata prima.',
  calls: 'Chiamate',
  errors:
    'Un rifiuto ha un codice, una frase e i campi interessati; allora non cambia nulla. Con una Idempotency-Key una modifica avviene una volta, per quante volte arrivi.',
  /** `scopes` of a token; null: without one. */
  who: (scopes: readonly string[] | null) =>
    scopes === null ? 'per tutti' : scopes.length > 0 ? `permesso: ${scopes.join(', ')}` : 'solo con accesso',
}
