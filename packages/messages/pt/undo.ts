/** Words for undoing an advance (phases-and-seeding §12). */
import type { undo as english } from '../en/undo.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'

export const undo: typeof english = {
  menu: 'Desfazer o último avanço',
  title: 'Desfazer o último avanço?',
  action: 'Desfazer',
  busy: 'Desfazendo…',
  reason: 'Motivo',
  done: 'O último avanço foi desfeito.',
  /** What the undo changes. */
  phaseNames,
  podium: (name) => `“${name}” está de novo em andamento: o pódio some até você terminar outra vez.`,
  setAside: (count, phase) =>
    plural('pt', count, {
      one: `# volta de ${phase} fica de lado.`,
      other: `# voltas de ${phase} ficam de lado.`,
    }),
  scored: (count) => plural('pt', count, { one: '# delas tem nota.', other: '# delas têm nota.' }),
  published: (count) =>
    plural('pt', count, { one: '# delas está publicada.', other: '# delas estão publicadas.' }),
  backIn: (count) =>
    plural('pt', count, {
      one: '# atleta que estava fora compete de novo.',
      other: '# atletas que estavam fora competem de novo.',
    }),
  comeBack: 'Nada é apagado: uma volta retorna quando o mesmo atleta chega de novo ao mesmo lugar.',
  told: (count) =>
    plural('pt', count, { one: '# atleta vê isso na hora.', other: '# atletas veem isso na hora.' }),
}
