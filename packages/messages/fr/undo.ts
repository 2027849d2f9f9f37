/** Words for undoing an advance (phases-and-seeding §12). */
import type { undo as english } from '../en/undo.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'

export const undo: typeof english = {
  menu: 'Annuler le dernier passage',
  title: 'Annuler le dernier passage\u202f?',
  action: 'Annuler le passage',
  busy: 'Annulation…',
  reason: 'Motif',
  done: 'Le dernier passage est annulé.',
  /** What the undo changes. */
  phaseNames,
  podium: (name) =>
    `«\u202f${name}\u202f» reprend\u202f: le podium s’efface jusqu’à ce que tu la finisses de nouveau.`,
  setAside: (count, phase) =>
    plural('fr', count, {
      one: `# run de ${phase} est mis de côté.`,
      other: `# runs de ${phase} sont mis de côté.`,
    }),
  scored: (count) =>
    plural('fr', count, { one: '# d’entre eux a un score.', other: '# d’entre eux ont un score.' }),
  published: (count) =>
    plural('fr', count, { one: '# d’entre eux est publié.', other: '# d’entre eux sont publiés.' }),
  backIn: (count) =>
    plural('fr', count, {
      one: '# athlète qui était out est de nouveau en lice.',
      other: '# athlètes qui étaient out sont de nouveau en lice.',
    }),
  comeBack:
    'Rien n’est supprimé\u202f: un run revient quand le même athlète arrive de nouveau à la même place.',
  told: (count) =>
    plural('fr', count, { one: '# athlète le voit aussitôt.', other: '# athlètes le voient aussitôt.' }),
}
