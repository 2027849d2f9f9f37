/** Words of the front page for visitors and of the search (screens §37). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'

export const front: Areas['front'] = {
  title: 'Competiciones de slackline, en directo',
  description:
    'Competiciones de trickline: juzgadas truco a truco, puntuadas en directo, para todo el mundo.',
  now: 'Ahora',
  nothingNow: 'Ahora mismo no hay ninguna competición en marcha.',
  onTheLine: 'En la línea',
  leading: 'En cabeza',
  noLeaders: (phase) => `Las puntuaciones llegan al final de ${phase}.`,
  follow: 'Seguir en directo',
  next: 'Próximas',
  latest: 'Últimos podios',
  hidden: 'Las puntuaciones están ocultas en este dispositivo.',

  about: 'Cómo funciona',
  judge: 'Juzgar',
  judgeText: 'Cada truco es una cuenta en la línea: un toque, y sus puntos cuentan.',
  review: 'Revisar',
  reviewText: 'Cada atleta comprueba su ronda truco a truco antes de que se publique.',
  watch: 'Seguir',
  watchText: 'Todo el mundo la sigue en directo: quién está en la línea, el cuadro y el podio.',

  needsScript: 'Para entrar hace falta JavaScript.',

  search: 'Buscar competiciones y atletas',
  searchHint: 'Competición, lugar o atleta',
  searchText: 'Encuentra competiciones de trickline, sus podios y los atletas que participaron.',
  nothingFound: (words) => `Ninguna competición y ningún atleta coincide con “${words}”.`,
  tookPart: (count) => plural('es', count, { one: '# competición', other: '# competiciones' }),
}
