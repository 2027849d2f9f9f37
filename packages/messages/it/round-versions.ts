/** Words of two versions of a round side by side: after a conflict, and after a judge's edit. */
import type { roundVersions as english } from '../en/round-versions.ts'
import { plural } from '../plural.ts'

export const roundVersions: typeof english = {
  yours: 'La tua',
  saved: 'Salvata',
  savedBy: (judge) => `Salvata da ${judge}`,
  before: 'L’ultima volta che hai guardato',
  now: 'Ora',
  only: 'diversa',
  nothing: 'non c’è',
  differences: (count) =>
    count === 0
      ? 'I trick sono gli stessi.'
      : plural('it', count, { one: '# riga è diversa.', other: '# righe sono diverse.' }),
  beside: { name: 'Nome', video: 'Video', comment: 'Commento sulla run' },
  none: 'niente',
  conflict:
    'Non salvata: nel frattempo la run è cambiata altrove. Non va perso niente: scegli quale versione vale.',
  reopenMine: 'Riapri con la mia',
  editedSince: 'Un giudice ha cambiato questa run da quando hai guardato l’ultima volta.',
  seen: 'Visto',
}
