/** Words for undoing an advance (phases-and-seeding §12). */
import type { undo as english } from '../en/undo.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'

export const undo: typeof english = {
  menu: 'Weitergehen zurücknehmen',
  title: 'Den letzten Schritt zurücknehmen?',
  action: 'Zurücknehmen',
  busy: 'Wird zurückgenommen\u00a0…',
  reason: 'Begründung',
  done: 'Das Weitergehen ist zurückgenommen.',
  /** What the undo changes. */
  phaseNames,
  podium: (name) => `„${name}“ läuft wieder: Das Podest geht, bis du den Wettkampf erneut beendest.`,
  setAside: (count, phase) =>
    plural('de', count, {
      one: `# Run der Phase ${phase} wird beiseitegelegt.`,
      other: `# Runs der Phase ${phase} werden beiseitegelegt.`,
    }),
  scored: (count) =>
    plural('de', count, { one: '# davon hat eine Punktzahl.', other: '# davon haben eine Punktzahl.' }),
  published: (count) =>
    plural('de', count, { one: '# davon ist veröffentlicht.', other: '# davon sind veröffentlicht.' }),
  backIn: (count) =>
    plural('de', count, { one: '# Athlet:in ist wieder dabei.', other: '# Athlet:innen sind wieder dabei.' }),
  comeBack:
    'Nichts wird gelöscht: Ein Run kommt zurück, wenn dieselbe Athlet:in wieder denselben Platz erreicht.',
  told: (count) =>
    plural('de', count, { one: '# Athlet:in sieht es sofort.', other: '# Athlet:innen sehen es sofort.' }),
}
