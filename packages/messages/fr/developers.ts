/** Words of the developers' page (screens §42). */

export const developers = {
  title: 'Pour les développeurs',
  description: 'Lis les compétitions, suis-les en direct, juge et organise avec tes propres programmes.',
  begin: 'Commencer',
  base: (address: string) =>
    `Chaque appel commence par ${address}. Ce que tout le monde peut voir n’a pas besoin de jeton.`,
  /** Follows "openapi.json". */
  version: (number: string) => `décrit chaque appel, en OpenAPI 3.1. Voici la version ${number}.`,
  tokens: 'Jetons',
  tokensText:
    'Crée un jeton avec les droits nécessaires et envoie-le comme bearer. Il peut ce que tu peux, dans la limite de ses droits.',
  toAccount: 'Vers ton compte',
  live: 'Événements en direct',
  liveText:
    'Abonne-toi à un canal par Socket.IO. Chaque événement a un numéro ; après une pause, demande ce qui a suivi le dernier que tu as vu.',
  webhooks: 'Webhooks',
  webhooksText:
    'Qui organise peut faire envoyer les mêmes événements à une adresse, depuis « Partager » dans la compétition. Vérifie la signature avant de t’y fier.',
  limits: 'Limites',
  limitsText: 'Au-delà d’une limite la réponse est 429, et Retry-After dit pour combien de secondes.',
  limit: (what: string, points: number, minutes: number) => `${what} : ${points} en ${minutes}\u00a0min`,
  limitOf: {
    changes: 'Changements d’un compte',
    search: 'Recherches d’une adresse',
    pages: 'Pages vers une adresse',
    pictures: 'Images vers une adresse',
    files: 'Fichiers vers une adresse',
  },
  versions: 'Les versions',
  versionsText:
    'Au sein d’une version rien de ce que tu utilises ne disparaît : champs et appels ne font que s’ajouter. Un changement qui casse cela a une autre version et est annoncé avant.',
  calls: 'Appels',
  errors:
    'Un refus a un code, une phrase et les champs concernés ; rien n’est alors changé. Avec une Idempotency-Key, un changement est fait une fois, même s’il arrive plusieurs fois.',
  /** `scopes` of a token; null: without one. */
  who: (scopes: readonly string[] | null) =>
    scopes === null ? 'pour tous' : scopes.length > 0 ? `droit : ${scopes.join(', ')}` : 'seulement connecté',
}
