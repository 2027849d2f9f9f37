/** Words of direct entry: the strip, the open combo, tiles, settings and keys (screens §11). */
import type { directEntry as english } from '../en/direct-entry.ts'
import { plural } from '../plural.ts'

export const directEntry: typeof english = {
  performanceOf: (what) => `Côté, dub et grab de ${what}`,
  nextTrick: 'le prochain trick',
  aimNext: 'Régler côté, dub et grab du prochain trick',
  aimLast: (trick) => `Changer côté, dub et grab de ${trick}`,
  noTrickYet: 'Aucun trick',
  next: 'Suivant',
  dubOf: (percent) => `Dub ${percent} %`,
  dub80Ends: 'Seul le dernier trick d’un combo encore ouvert peut avoir un dub de 80 %.',
  combo: 'Combo',
  comboBegin: 'Commencer un combo : les prochains tricks en font partie',
  comboEnd: 'Terminer le combo',
  comboOpen: 'Les prochains tricks vont dans ce combo. « Combo » à nouveau, ou Maj+Entrée, le termine.',
  running: (points) => `${points} points jusqu’ici`,
  validateSingles: (count) => plural('fr', count, { one: 'Valider seul', other: 'Valider # seuls' }),
  /** The tiles, by the place that the last trick ended on. */
  tiles: {
    from: (place) => `Depuis ${place}`,
    landedMost: 'Les plus réussis',
    mayFollow: 'Ce qui peut suivre',
    families: 'Tous les tricks',
  },
  positions: {
    back: 'le dos',
    belly: 'le ventre',
    buddha: 'le Buddha',
    butt: 'les fesses',
    chest: 'la poitrine',
    crook: 'le creux du genou',
    'double-drop-knee': 'le double drop knee',
    'drop-knee': 'le drop knee',
    feet: 'les pieds',
    ground: 'le sol',
    hands: 'les mains',
    'inside-drop-knee': 'l’inside drop knee',
    knee: 'le genou',
    korean: 'le Korean',
    lady: 'la lady',
    shoulder: 'l’épaule',
    split: 'le grand écart',
    spraddle: 'le spraddle',
  },
  /** To the trick before: as a key, and on the tile below a finger. */
  joined: 'Lié',
  joinedOnTile: 'lié',
  swipeUp: 'Glisser vers le haut : lié',
  noJoin: {
    'nothing-before': 'Il n’y a pas de trick avant auquel le lier.',
    'after-dub-80': 'Rien ne se lie à un dub de 80\u00a0%.',
  },
  allGrabs: 'Tous les grabs',
  searchGrab: 'Chercher un grab',
  noGrab: 'Sans grab',
  grabNotFound: (typed) => `Aucun grab ne s’appelle « ${typed} ».`,
  leave: 'Quitter',
  newestFirst: 'Les plus récents d’abord',
  performedOrder: 'Dans l’ordre du run',
  /** Where the next entries land. */
  place: {
    before: (name) => `Prochain trick : avant ${name}`,
    done: 'Terminé',
    inCombo: 'Un combo ne prend que des tricks seuls. Pour saisir un combo, terminer par « Terminé ».',
  },
  settings: 'Saisie',
}
