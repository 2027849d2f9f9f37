/** Words of the front page for visitors and of the search (screens §37). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'
import { judgesCount, ridingNow } from './moments.ts'

export const front: Areas['front'] = {
  title: 'Compétitions de slackline, en direct',
  description: 'Compétitions de trickline : jugées trick par trick, à suivre en direct par tout le monde.',
  lead: 'Sur une slackline, les athlètes rebondissent, tournent et s’envolent. Les juges comptent chaque trick. Tu suis en direct.',
  nothingNow: 'Aucune compétition en ce moment.',
  leading: 'En tête',
  noLeaders: (phase) => `Les scores arrivent à la fin de la phase ${phase}.`,
  follow: 'Suivre en direct',
  riding: ridingNow,
  ridingNow: (names) => `${ridingNow} : ${names}`,
  versus: 'vs',
  against: (one, other) => `${one} contre ${other}`,
  judging: judgesCount,
  beat: (winner, loser) => `${winner} a battu ${loser}`,
  scores: (winner, loser) => `${winner} à ${loser}`,
  won: (name) => `${name} a gagné`,

  next: 'À venir',
  toIt: 'Voir la compétition',
  toEvent: 'Voir l’événement',
  placesLeft: (count) => plural('fr', count, { one: '# place libre', other: '# places libres' }),
  full: 'Plus de places',
  prize: (amount) => `${amount} de prix`,

  latest: 'Récemment',

  about: 'Comment un run est compté',
  counted: {
    shape: { sign: 'La forme', text: 'est le niveau' },
    height: { sign: 'La hauteur', text: 'est le nombre de points' },
    joined: { sign: 'Relié', text: 'c’est un combo, il compte plus' },
    ring: { sign: 'L’anneau', text: 'est un grab, il ajoute du style' },
  },

  join: 'Rider, juger ou organiser',
  joinText:
    'Inscris-toi aux compétitions, vérifie chaque trick compté par les juges, garde tes scores pendant des années.',
  needsScript: 'Il faut JavaScript pour se connecter.',

  search: 'Chercher des compétitions et des athlètes',
  searchHint: 'Compétition, lieu ou athlète',
  searchText: 'Retrouve les compétitions de trickline, leurs podiums et les athlètes qui y ont participé.',
  nothingFound: (words) => `Ni compétition ni athlète pour « ${words} ».`,
  tookPart: (count) => plural('fr', count, { one: '# compétition', other: '# compétitions' }),
}
