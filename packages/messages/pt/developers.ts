/** Words of the developers' page (screens §42). */

export const developers = {
  title: 'Para desenvolvedores',
  description: 'Leia competições, acompanhe ao vivo, julgue e organize com os seus próprios programas.',
  begin: 'Começar',
  base: (address: string) =>
    `Toda chamada começa com ${address}. O que todos podem ver não precisa de token.`,
  /** Follows "openapi.json". */
  version: (number: string) => `descreve cada chamada, em OpenAPI 3.1. Esta é a versão ${number}.`,
  tokens: 'Tokens de acesso',
  tokensText:
    'Crie um token com as permissões necessárias e envie-o como bearer. Ele pode o que você pode, dentro das suas permissões.',
  toAccount: 'Para a sua conta',
  live: 'Eventos ao vivo',
  liveText:
    'Assine um canal por Socket.IO. Cada evento tem um número; depois de uma pausa, peça o que veio após o último que você viu.',
  webhooks: 'Webhooks',
  webhooksText:
    'O organizador pode enviar os mesmos eventos a um endereço, em “Compartilhar” na competição. Confira a assinatura antes de confiar.',
  limits: 'Limites',
  limitsText: 'Acima de um limite a resposta é 429, e Retry-After diz por quantos segundos.',
  limit: (what: string, points: number, minutes: number) => `${what}: ${points} em ${minutes}\u00a0min`,
  limitOf: {
    changes: 'Mudanças de uma conta',
    search: 'Buscas de um endereço',
    pages: 'Páginas para um endereço',
    pictures: 'Imagens para um endereço',
    files: 'Arquivos para um endereço',
  },
  versions: 'Versões',
  versionsText:
    'Dentro de uma versão nada do que você usa some: campos e chamadas só são acrescentados. Uma mudança que quebre isso tem outra versão e é anunciada antes.',
  calls: 'Chamadas',
  errors:
    'Uma recusa tem um código, uma frase e os campos envolvidos; então nada muda. Com uma Idempotency-Key uma mudança é feita uma vez, por mais vezes que chegue.',
  /** `scopes` of a token; null: without one. */
  who: (scopes: readonly string[] | null) =>
    scopes === null ? 'para todos' : scopes.length > 0 ? `permissão: ${scopes.join(', ')}` : 'só com login',
}
