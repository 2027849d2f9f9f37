/** Las palabras de la página en la que todo el mundo sigue una competición (screens §32). */
import type { live as english } from '../en/live.ts'

export const live: typeof english = {
  onTheLine: 'En la línea',
  doing: { recorded: 'Grabada, a la espera de los jueces', scoring: 'Con los jueces' },
  next: 'Siguientes en la línea',
  nobody: 'Ahora mismo no hay nadie en la línea.',
  otherPhases: 'Otras fases',
  description: (name) => `Resultados en directo, cuadro y podio de ${name}.`,
}
