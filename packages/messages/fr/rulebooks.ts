/** Words of the rulebooks; their figures come from the rules (scoring §3 to §12). */
import type { Areas } from '../areas.ts'

export const rulebooks: Areas['rulebooks'] = {
  title: 'Règlements',
  intro: 'La règle décide du score d’un run. Essaie sur un run : le calcul est celui d’une compétition.',
  differTitle: 'Ce qui change',
  differText: 'Ce qu’une version a changé est marqué.',
  newest: 'La plus récente',
  differences: [
    'Le même trick encore',
    'Un trick avec dub de 50\u00a0%',
    'Un combo de 6',
    'Un combo de 6 sur les pieds',
    'Chaque trick différent',
    '7 tricks avec grab',
  ],
  about: {
    1: 'Compte ce qui est posé, pour l’entraînement et pour le plaisir : chaque trick à sa pleine valeur.',
    2: 'Récompense ce qui est nouveau, propre et enchaîné : un combo multiplie ses points, un long davantage.',
    3: 'Comme la version 2, et finir un combo sur les pieds vaut plus.',
    4: 'Un combo grandit avec chaque trick, avec leur niveau et avec la réception.',
  },
  sections: {
    'counter-tricks':
      'Chaque trick compte pour sa valeur dans la liste des tricks, peu importe combien de fois et avec quelle propreté il est fait. Dubs, combos, grabs et variété ne changent rien ; le nombre de tricks différents est donné pour information.',
    repetitions:
      'Un trick qui revient dans le même run compte chaque fois moins. Un autre côté, un autre grab ou une autre réception en font un autre trick. Tricks isolés et tricks en combo se comptent ensemble.',
    dubs: 'Toucher la ligne ou le tapis enlève une part du trick. Un dub n’en fait pas un autre trick. Avec le plus gros dub sur son dernier trick, un combo perd ses points de combo : chacun de ses tricks garde les siens.',
    'total-combo':
      'Deux tricks enchaînés ou plus font un combo : la somme de leurs points est multipliée, et davantage à partir de six tricks. Un trick seul n’est pas un combo.',
    'total-combo-plus':
      'Deux tricks enchaînés ou plus font un combo : la somme de leurs points est multipliée, davantage à partir de six tricks, et plus encore si son dernier trick finit sur les pieds.',
    'total-combo-10':
      'Dans un combo, chaque trick vaut plus que celui d’avant, jusqu’au dixième ; ensuite, cela ne bouge plus. Leur nombre n’est pas un facteur en soi.',
    'total-combo-level':
      'Plus le niveau moyen de ses tricks est haut, plus le combo est multiplié : qu’ils soient tous d’un niveau, mélangés à parts égales ou entre les deux, le calcul est le même. Chaque trick compte une fois, quelle que soit sa valeur.',
    'total-combo-level-air':
      'Quand le dernier trick d’un combo finit sur les pieds, le combo est multiplié une fois de plus, et d’autant plus que le niveau de ce trick est haut.',
    'variety-plus':
      'Chaque trick différent du run ajoute au total, après toutes les multiplications. Les tricks avec dub comptent aussi ; une répétition, non.',
    'style-round':
      'Les tricks avec grab font monter le score de tout le run, répétés et avec dub compris. La variété s’ajoute ensuite.',
  },
  trickList: 'La liste des tricks indique lesquels finissent sur les pieds',
  figures: 'En chiffres',
  time: (nth) => (nth < 4 ? (nth === 1 ? '1re fois' : `${nth}e fois`) : '4e fois et plus'),
  dubTakes: (percent) => `dub ${percent} %`,
  size: (isLong) => (isLong ? '6 tricks ou plus' : '2 à 5 tricks'),
  sizeOnFeet: (isLong) => (isLong ? '6 ou plus, sur les pieds' : '2 à 5, sur les pieds'),
  place: (nth) => (nth < 10 ? (nth === 1 ? '1er' : `${nth}e`) : 'à partir du 10e'),
  different: 'chaque trick différent',
  grabsFrom: (from) => (from === 1 ? '1 grab' : `dès ${from} grabs`),
  plusPercent: (percent) => `+${percent}`,
  plusPoints: (points) => `+${points}`,

  example: 'Exemple',
  inOrder: 'Le run, dans l’ordre d’exécution',
  ofTrick: (name) => `Ce qu’apporte ${name}, la dernière fois`,
  ofCombo: 'Ce qu’apporte le combo',
  ofTotal: 'Ce que donne le run',
  controls: {
    times: 'Nombre de fois',
    dub: 'Dub',
    grabs: 'Tricks avec un grab',
    place: 'Position dans son combo',
    level: 'Niveau du trick',
    endsOnFeet: 'Réception',
    others: 'Autres tricks',
  },
  noDub: 'aucun',
  onFeet: 'Sur les pieds',
  elsewhere: 'Ailleurs',
  single: 'isolé',
  reset: 'Retour à l’exemple',

  compareTitle: 'Comparer',
  compareText: 'Le même run selon chaque règle.',
  rule: 'Règle',
  score: 'Score',
  style: 'Style',
  variety: 'Variété',
  total: 'Total',
}
