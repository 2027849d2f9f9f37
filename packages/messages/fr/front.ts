/** Words of the front page for visitors and of the search (screens §37). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'

export const front: Areas['front'] = {
  title: 'Compétitions de slackline, en direct',
  description: 'Compétitions de trickline : jugées trick par trick, à suivre en direct par tout le monde.',
  now: 'En ce moment',
  nothingNow: 'Aucune compétition en ce moment.',
  onTheLine: 'Sur la ligne',
  leading: 'En tête',
  noLeaders: (phase) => `Les scores arrivent à la fin de la phase ${phase}.`,
  follow: 'Suivre en direct',
  next: 'À venir',
  latest: 'Derniers podiums',
  hidden: 'Les scores sont masqués sur cet appareil.',

  about: 'Comment ça marche',
  judge: 'Juger',
  judgeText: 'Chaque trick est une perle sur la ligne : un geste, et ses points comptent.',
  review: 'Relire',
  reviewText: 'Chaque athlète vérifie son run trick par trick avant sa publication.',
  watch: 'Regarder',
  watchText: 'Tout le monde suit en direct : qui est sur la ligne, le tableau et le podium.',

  needsScript: 'Il faut JavaScript pour se connecter.',

  search: 'Chercher des compétitions et des athlètes',
  searchHint: 'Compétition, lieu ou athlète',
  searchText: 'Retrouve les compétitions de trickline, leurs podiums et les athlètes qui y ont participé.',
  nothingFound: (words) => `Ni compétition ni athlète pour « ${words} ».`,
  tookPart: (count) => plural('fr', count, { one: '# compétition', other: '# compétitions' }),
}
