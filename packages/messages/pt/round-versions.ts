/** Words of two versions of a round side by side: after a conflict, and after a judge's edit. */
import type { roundVersions as english } from '../en/round-versions.ts'
import { plural } from '../plural.ts'

export const roundVersions: typeof english = {
  yours: 'A sua',
  saved: 'Salva',
  savedBy: (judge) => `Salva por ${judge}`,
  before: 'Da última vez',
  now: 'Agora',
  only: 'diferente',
  nothing: 'não consta',
  differences: (count) =>
    count === 0
      ? 'As manobras são as mesmas.'
      : plural('pt', count, {
          one: '# linha é diferente.',
          other: '# linhas são diferentes.',
        }),
  beside: { name: 'Nome', video: 'Vídeo', comment: 'Comentário da volta' },
  none: 'nenhum',
  conflict:
    'Não foi salva: a volta mudou em outro lugar enquanto isso. Nada se perde: escolha qual versão vale.',
  reopenMine: 'Reabrir com a minha',
  editedSince: 'Um juiz alterou esta volta depois da última vez que você a viu.',
  seen: 'Visto',
}
