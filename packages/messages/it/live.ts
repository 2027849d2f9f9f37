/** Words of the page on which everyone follows a competition (screens §32). */
import type { live as english } from '../en/live.ts'

export const live: typeof english = {
  onTheLine: 'Sulla linea',
  doing: { recorded: 'Ripresa, aspetta i giudici', scoring: 'Dai giudici' },
  next: 'I prossimi sulla linea',
  nobody: 'In questo momento nessuno è sulla linea.',
  otherPhases: 'Altre fasi',
  description: (name) => `Risultati dal vivo, tabellone e podio di ${name}.`,
}
