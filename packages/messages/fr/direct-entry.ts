/** Words of direct entry: the strip, the open combo, tiles, settings and keys (screens §11). */
import type { directEntry as english } from '../en/direct-entry.ts'
import { plural } from '../plural.ts'

export const directEntry: typeof english = {
  performanceOf: (what) => `Côté, dub et grab de ${what}`,
  on: (trick) => `Pour ${trick}`,
  forNext: 'Pour le prochain trick',
  nextTrick: 'le prochain trick',
  aimNext: 'Régler côté, dub et grab du prochain trick',
  aimLast: (trick) => `Changer côté, dub et grab de ${trick}`,
  next: 'Suivant',
  last: 'Dernier',
  dubOf: (percent) => `Dub ${percent} %`,
  dub80Ends: 'Seul le dernier trick d’un combo encore ouvert peut avoir un dub de 80 %.',
  combo: 'Combo',
  comboBegin: 'Commencer un combo : les prochains tricks en font partie',
  comboEnd: 'Terminer le combo',
  comboOpen: 'Les prochains tricks vont dans ce combo. « Combo » à nouveau, ou Maj+Entrée, le termine.',
  none: 'Un appui sur un trick le saisit. « Combo » rassemble ici les prochains.',
  running: (points) => `${points} points jusqu’ici`,
  validateSingles: (count) => plural('fr', count, { one: 'Valider seul', other: 'Valider # seuls' }),
  often: 'Souvent',
  follows: 'Ensuite',
  oftenEmpty: 'Ce que l’athlète fait souvent apparaîtra ici.',
  followsEmpty: 'Ce qui suit d’habitude apparaîtra ici.',
  allGrabs: 'Tous les grabs',
  searchGrab: 'Chercher un grab',
  noGrab: 'Sans grab',
  grabNotFound: (typed) => `Aucun grab ne s’appelle « ${typed} ».`,
  lastEntered: 'Dernier trick',
  leave: 'Quitter',
  willSave: (count, total) =>
    plural('fr', count, { one: `# trick · ${total}`, other: `# tricks · ${total}` }),
  newestFirst: 'Les plus récents d’abord',
  performedOrder: 'Dans l’ordre du run',
  /** Where the next entries land. */
  place: {
    before: (name) => `Prochain trick : avant ${name}`,
    done: 'Terminé',
    inCombo: 'Un combo ne prend que des tricks seuls. Pour saisir un combo, terminer par « Terminé ».',
  },
  settings: 'Saisie',
  showSearch: 'Afficher la recherche',
  showTiles: 'Afficher les tuiles',
}
