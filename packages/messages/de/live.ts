/** Words of the page on which everyone follows a competition (screens §32). */
import type { live as english } from '../en/live.ts'

export const live: typeof english = {
  onTheLine: 'Auf der Line',
  doing: { recorded: 'Aufgenommen, wartet auf die Judges', scoring: 'Bei den Judges' },
  next: 'Als Nächste auf der Line',
  nobody: 'Gerade ist niemand auf der Line.',
  otherPhases: 'Andere Phasen',
  description: (name) => `Live-Ergebnisse, Turnierbaum und Podest von ${name}.`,
}
