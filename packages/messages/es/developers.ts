/** Words of the developers' page (screens §42). */

export const developers = {
  title: 'Para desarrolladores',
  description: 'Lee competiciones, síguelas en directo, puntúa y organiza con tus propios programas.',
  begin: 'Empezar',
  base: (address: string) =>
    `Cada llamada empieza por ${address}. Lo que todos pueden ver no necesita token.`,
  /** Follows "openapi.json". */
  version: (number: string) => `describe cada llamada, en OpenAPI 3.1. Esta es la versión ${number}.`,
  tokens: 'Tokens de acceso',
  tokensText:
    'Crea un token con los permisos que necesite y envíalo como bearer. Puede lo que puedes tú, dentro de sus permisos.',
  toAccount: 'A tu cuenta',
  live: 'Eventos en directo',
  liveText:
    'Suscríbete a un canal con Socket.IO. Cada evento tiene un número; tras una pausa pide lo que siguió al último que viste.',
  webhooks: 'Webhooks',
  webhooksText:
    'Quien organiza puede enviar los mismos eventos a una dirección, desde «Compartir» en la competición. Comprueba la firma antes de fiarte.',
  limits: 'Límites',
  limitsText: 'Por encima de un límite la respuesta es 429 y Retry-After dice durante cuántos segundos.',
  limit: (what: string, points: number, minutes: number) => `${what}: ${points} en ${minutes}\u00a0min`,
  limitOf: {
    changes: 'Cambios de una cuenta',
    search: 'Búsquedas desde una dirección',
    pages: 'Páginas a una dirección',
    pictures: 'Imágenes a una dirección',
    files: 'Archivos a una dirección',
  },
  versions: 'Versiones',
  versionsText:
    'Dentro de una versión no desaparece nada de lo que usas: solo se añaden campos y llamadas. Un cambio que lo rompa lleva otra versión y se anuncia antes.',
  calls: 'Llamadas',
  errors:
    'Un rechazo tiene un código, una frase y los campos afectados; entonces no cambia nada. Con una Idempotency-Key un cambio se hace una vez, llegue las veces que llegue.',
  /** `scopes` of a token; null: without one. */
  who: (scopes: readonly string[] | null) =>
    scopes === null ? 'para todos' : scopes.length > 0 ? `permiso: ${scopes.join(', ')}` : 'solo con sesión',
}
