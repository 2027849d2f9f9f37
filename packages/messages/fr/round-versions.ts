/** Words for two versions of one round beside each other: after a conflict, and after a judge's edit. */
import type { roundVersions as english } from '../en/round-versions.ts'
import { plural } from '../plural.ts'

export const roundVersions: typeof english = {
  yours: 'La tienne',
  saved: 'Enregistrée',
  savedBy: (judge) => `Enregistrée par ${judge}`,
  before: 'Quand tu as regardé la dernière fois',
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
    'Pas enregistré : le run a changé ailleurs entre-temps. Rien n’est perdu : choisis quelle version compte.',
  reopenMine: 'Rouvrir avec la mienne',
  train: 'Garder comme entraînement',
  trained: 'Gardé comme un run d’entraînement à toi.',
  copy: 'Copier en texte',
  copied: 'Copié. Collé dans la recherche de tricks, c’est à nouveau le run.',
  notCopied: 'Ce navigateur ne laisse rien copier.',
  editedSince: 'Un juge a changé ce run depuis que tu as regardé la dernière fois.',
  seen: 'Vu',
  incorrect: (count) =>
    plural('fr', count, {
      one: '# trick est incorrect, dit l’athlète',
      other: '# tricks sont incorrects, dit l’athlète',
    }),
}
