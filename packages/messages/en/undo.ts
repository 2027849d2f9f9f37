/** Words for undoing an advance (phases-and-seeding §12). */
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'

export const undo = {
  menu: 'Take back the last advance',
  title: 'Take back the last advance?',
  action: 'Take back',
  busy: 'Taking back…',
  reason: 'Reason',
  done: 'The last advance was taken back.',
  /** What the undo changes. */
  phaseNames: phaseNames as Readonly<Record<string, string>>,
  podium: (name: string) => `“${name}” runs again: its podium goes until you finish it again.`,
  setAside: (count: number, phase: string) =>
    plural('en', count, {
      one: `# round of ${phase} is set aside.`,
      other: `# rounds of ${phase} are set aside.`,
    }),
  scored: (count: number) =>
    plural('en', count, { one: '# of them has a score.', other: '# of them have a score.' }),
  published: (count: number) =>
    plural('en', count, { one: '# of them is published.', other: '# of them are published.' }),
  backIn: (count: number) =>
    plural('en', count, {
      one: '# athlete who was out competes again.',
      other: '# athletes who were out compete again.',
    }),
  comeBack: 'Nothing is deleted: a round comes back when the same athlete reaches the same place again.',
  told: (count: number) =>
    plural('en', count, { one: '# athlete sees it at once.', other: '# athletes see it at once.' }),
}
