/** Words of the page for editing the trick catalogue (screens §29). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'
import { phaseNames, roundNumber } from './phase-names.ts'

export const catalogue: Areas['catalogue'] = {
  title: 'Catalogue des tricks',
  text: 'Ce que tu changes ici vaut pour tout run enregistré ensuite ; les runs déjà enregistrés gardent ce qu’ils ont.',
  add: 'Ajouter un trick',
  added: (trick) => `Le trick ${trick} est au catalogue.`,
  see: 'Voir l’effet',
  change: {
    title: (trick) => `Modifier ${trick}`,
    action: 'Modifier le trick',
    done: (trick) => `${trick} est modifié.`,
  },
  actionsOf: (name) => `Actions pour ${name}`,
  retire: {
    menu: 'Retirer…',
    title: (trick) => `Retirer ${trick} ?`,
    consequence:
      'Il n’est plus proposé, et aucun autre run ne peut être enregistré avec lui. Les runs qui l’ont le gardent, avec ses points. Il pourra être remis.',
    action: 'Retirer',
    done: (trick) => `${trick} est retiré.`,
  },
  restore: {
    menu: 'Remettre…',
    title: (trick) => `Remettre ${trick} ?`,
    consequence: 'Il est à nouveau proposé, pour sa valeur au catalogue.',
    action: 'Remettre',
    done: (trick) => `${trick} est de retour au catalogue.`,
  },
  note: 'Pourquoi (facultatif)',
  noteHint: 'Tout le monde peut le lire dans l’historique du trick.',
  valueHint: (most) => `De 0 à ${most}, avec deux décimales au plus`,
  oneALine: 'Un par ligne',
  unknown: 'Inconnu',
  meanwhile: 'Quelqu’un d’autre a été plus rapide. Regarde, et décide à nouveau :',
  noChange: 'Rien ne change.',
  nothingCounts: 'Valeur, niveau et réception restent : aucun score ne change, ni maintenant ni plus tard.',
  publishedRounds: (count) =>
    count === 0
      ? 'Aucun run publié ne l’a.'
      : plural('fr', count, {
          one: '# run publié l’a et garde son score.',
          other: '# runs publiés l’ont et gardent leur score.',
        }),
  openRounds: (rounds, competitions) =>
    competitions === 0
      ? 'Aucune compétition n’est en cours.'
      : `${plural('fr', competitions, { one: '# compétition en cours', other: '# compétitions en cours' })}, avec ${plural('fr', rounds, { one: '# run', other: '# runs' })} encore à juger.`,
  notStarted: (count) =>
    plural('fr', count, {
      one: '# compétition n’a pas commencé :',
      other: '# compétitions n’ont pas commencé :',
    }),
  open: (count) => plural('fr', count, { one: '# run à juger', other: '# runs à juger' }),
  hidden: (count) =>
    plural('fr', count, {
      one: '# run jugé n’est pas publié : il garde son score, qui n’apparaît pas ici',
      other: '# runs jugés ne sont pas publiés : ils gardent leur score, qui n’apparaît pas ici',
    }),
  inNone: 'Aucun de ses runs publiés n’a ce trick.',
  phases: phaseNames,
  roundNumber,
  athlete: 'Athlète',
  rank: (rank) => (rank === 1 ? '1er' : `${rank}e`),
  wins: 'Gagne avec',
  is: 'Reste',
  wouldBe: 'Aurait été',
}
