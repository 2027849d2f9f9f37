/** Words of the developers' page (screens §42). */

export const developers = {
  title: 'Für Entwickler',
  description: 'Wettkämpfe mit eigenen Programmen lesen, live verfolgen, bewerten und veranstalten.',
  begin: 'Anfangen',
  base: (address: string) =>
    `Jeder Aufruf beginnt mit ${address}. Was alle sehen dürfen, braucht keinen Token.`,
  /** Follows "openapi.json". */
  version: (number: string) => `beschreibt jeden Aufruf, als OpenAPI 3.1. Dies ist Version ${number}.`,
  tokens: 'Zugangstoken',
  tokensText:
    'Lege einen Token mit den nötigen Rechten an und sende ihn als Bearer. Er darf, was du darfst, im Rahmen seiner Rechte.',
  toAccount: 'Zu deinem Konto',
  live: 'Live-Ereignisse',
  liveText:
    'Abonniere einen Kanal über Socket.IO. Jedes Ereignis hat eine Nummer; frage nach einer Pause nach allem, was auf das letzte folgte, das du gesehen hast.',
  webhooks: 'Webhooks',
  webhooksText:
    'Die Orga eines Wettkampfs kann dieselben Ereignisse an eine Adresse senden lassen, unter „Teilen“. Prüfe die Signatur, bevor du einem traust.',
  limits: 'Grenzen',
  limitsText: 'Darüber ist die Antwort 429, und Retry-After sagt, für wie viele Sekunden.',
  limit: (what: string, points: number, minutes: number) => `${what}: ${points} je ${minutes}\u00a0min`,
  limitOf: {
    changes: 'Änderungen eines Kontos',
    search: 'Suchen einer Adresse',
    pages: 'Seiten an eine Adresse',
    pictures: 'Bilder an eine Adresse',
    files: 'Dateien an eine Adresse',
  },
  versions: 'Versionen',
  versionsText:
    'Innerhalb einer Version fällt nichts weg, was du benutzt: Felder und Aufrufe kommen nur dazu. Was das bricht, hat eine andere Version und wird vorher genannt.',
  calls: 'Aufrufe',
  errors:
    'Eine Ablehnung hat einen Code, einen Satz und die Felder, um die es geht; geändert ist dann nichts. Mit einem Idempotency-Key geschieht eine Änderung einmal, so oft sie auch ankommt.',
  /** `scopes` of a token; null: without one. */
  who: (scopes: readonly string[] | null) =>
    scopes === null ? 'für alle' : scopes.length > 0 ? `Recht: ${scopes.join(', ')}` : 'nur angemeldet',
}
