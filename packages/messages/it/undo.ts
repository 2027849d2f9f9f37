/** Words for undoing an advance (phases-and-seeding §12). */
import type { undo as english } from '../en/undo.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'

export const undo: typeof english = {
  menu: 'Annulla l’ultimo passaggio',
  title: 'Annullare l’ultimo passaggio?',
  action: 'Annulla il passaggio',
  busy: 'Annullamento…',
  reason: 'Motivo',
  done: 'L’ultimo passaggio è annullato.',
  /** What the undo changes. */
  phaseNames,
  podium: (name) => `«${name}» è di nuovo in corso: il podio sparisce finché non la concludi ancora.`,
  setAside: (count, phase) =>
    plural('it', count, {
      one: `# run di ${phase} viene messa da parte.`,
      other: `# run di ${phase} vengono messe da parte.`,
    }),
  scored: (count) =>
    plural('it', count, { one: '# di queste ha un punteggio.', other: '# di queste hanno un punteggio.' }),
  published: (count) =>
    plural('it', count, { one: '# di queste è pubblicata.', other: '# di queste sono pubblicate.' }),
  backIn: (count) =>
    plural('it', count, {
      one: '# atleta che era fuori gareggia di nuovo.',
      other: '# atleti che erano fuori gareggiano di nuovo.',
    }),
  comeBack: 'Non si cancella nulla: una run torna quando lo stesso atleta arriva di nuovo allo stesso posto.',
  told: (count) =>
    plural('it', count, { one: '# atleta lo vede subito.', other: '# atleti lo vedono subito.' }),
}
