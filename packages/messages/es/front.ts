/** Words of the front page for visitors and of the search (screens §37). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'
import { judgesCount, ridingNow } from './moments.ts'

export const front: Areas['front'] = {
  title: 'Competiciones de slackline, en directo',
  description:
    'Competiciones de trickline: juzgadas truco a truco, puntuadas en directo, para todo el mundo.',
  lead: 'Atletas que botan, giran y vuelan sobre una slackline. Los jueces cuentan cada truco. Míralo en directo.',
  nothingNow: 'Ahora mismo no hay ninguna competición en marcha.',
  leading: 'En cabeza',
  noLeaders: (phase) => `Las puntuaciones llegan al final de ${phase}.`,
  follow: 'Seguir en directo',
  riding: ridingNow,
  ridingNow: (names) => `${ridingNow}: ${names}`,
  versus: 'vs',
  against: (one, other) => `${one} contra ${other}`,
  judging: judgesCount,
  beat: (winner, loser) => `${winner} ganó a ${loser}`,
  scores: (winner, loser) => `${winner} a ${loser}`,
  won: (name) => `Ganó ${name}`,

  next: 'Próximas',
  toIt: 'Ver la competición',
  toEvent: 'Ir al evento',
  placesLeft: (count) => plural('es', count, { one: 'queda # plaza', other: 'quedan # plazas' }),
  full: 'No quedan plazas',
  prize: (amount) => `${amount} en premios`,

  latest: 'Hace poco',

  about: 'Cómo se cuenta una ronda',
  counted: {
    shape: { sign: 'La forma', text: 'es el nivel' },
    height: { sign: 'La altura', text: 'son los puntos' },
    joined: { sign: 'La unión', text: 'es un combo, cuenta más' },
    ring: { sign: 'El anillo', text: 'es un grab, suma estilo' },
  },

  join: 'Compite, puntúa u organiza',
  joinText:
    'Inscríbete en competiciones, revisa cada truco que contaron los jueces y guarda tus puntuaciones durante años.',
  needsScript: 'Para entrar hace falta JavaScript.',

  search: 'Buscar competiciones y atletas',
  searchHint: 'Competición, lugar o atleta',
  searchText: 'Encuentra competiciones de trickline, sus podios y los atletas que participaron.',
  nothingFound: (words) => `Ninguna competición y ningún atleta coincide con “${words}”.`,
  tookPart: (count) => plural('es', count, { one: '# competición', other: '# competiciones' }),
}
