/** Words of two versions of a round side by side: after a conflict, and after a judge's edit. */
import type { roundVersions as english } from '../en/round-versions.ts'
import { plural } from '../plural.ts'

export const roundVersions: typeof english = {
  yours: 'La tienne',
  saved: 'Enregistrée',
  savedBy: (judge) => `Enregistrée par ${judge}`,
  before: 'À ta dernière visite',
  now: 'Maintenant',
  only: 'diffère',
  nothing: 'absent',
  differences: (count) =>
    count === 0
      ? 'Les tricks sont les mêmes.'
      : plural('fr', count, { one: '# ligne diffère.', other: '# lignes diffèrent.' }),
  beside: { name: 'Nom', video: 'Vidéo', comment: 'Commentaire sur le run' },
  none: 'rien',
  conflict:
    'Pas enregistré : le run a été modifié ailleurs entre-temps. Rien n’est perdu, à toi de choisir la version qui compte.',
  reopenMine: 'Rouvrir avec la mienne',
  editedSince: 'Les juges ont modifié ce run depuis ta dernière visite.',
  seen: 'Vu',
}
