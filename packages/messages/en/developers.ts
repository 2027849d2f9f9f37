/** Words of the developers' page (screens §42). */

export const developers = {
  title: 'For developers',
  description: 'Read competitions, follow them live, judge and organize by your own programs.',
  begin: 'Begin',
  base: (address: string) => `Every call begins with ${address}. What everyone may see needs no token.`,
  /** Follows "openapi.json". */
  version: (number: string) => `describes every call, as OpenAPI 3.1. This is version ${number}.`,
  tokens: 'Tokens',
  tokensText:
    'Make a token with the scopes it needs and send it as a bearer. It can do what you can, within its scopes.',
  toAccount: 'To your account',
  live: 'Live events',
  liveText:
    'Subscribe to a channel by Socket.IO. Each event has a number; after a break ask for what came after the last one you saw.',
  webhooks: 'Webhooks',
  webhooksText:
    'An organizer can have the same events sent to an address, from the share sheet of the competition. Check the signature before you trust one.',
  limits: 'Limits',
  limitsText: 'Beyond a limit the answer is 429, and Retry-After says for how many seconds.',
  limit: (what: string, points: number, minutes: number) => `${what}: ${points} in ${minutes}\u00a0min`,
  limitOf: {
    changes: 'Changes of one account',
    search: 'Searches from one address',
    pages: 'Pages from one address',
    pictures: 'Pictures from one address',
    files: 'Files from one address',
  },
  versions: 'Versions',
  versionsText:
    'Within a version nothing that you use goes: fields and calls are only added. A change that breaks this has another version and is named beforehand.',
  calls: 'Calls',
  errors:
    'A refusal has a code, a sentence and the fields it is about; nothing is changed then. Send an Idempotency-Key with a change, and it is done once however often it arrives.',
  /** `scopes` of a token; null: without one. */
  who: (scopes: readonly string[] | null) =>
    scopes === null ? 'for everyone' : scopes.length > 0 ? `scope: ${scopes.join(', ')}` : 'only signed in',
}
