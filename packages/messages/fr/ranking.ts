/** Words of the world ranking: its public page, and why a result brought its points. */
import { plural } from '../plural.ts'

const points = (count: number) => plural('fr', count, { one: '#\u00a0point', other: '#\u00a0points' })

export const ranking = {
  title: 'Classement mondial',
  text: 'Qui mène le classement mondial de trickline, et quels résultats comptent.',
  gender: 'Genre',
  category: 'Catégorie',
  period: 'Période',
  periods: { year: (year: string) => `Année ${year}`, 'three-years': () => 'Trois ans' },
  best: {
    year: 'Les deux meilleurs résultats de l’année comptent.',
    'three-years': 'Les deux meilleurs résultats des trois dernières années comptent.',
  },
  asOf: (day: string) => `Au ${day}`,
  since: (day: string) => `Évolution depuis avant le ${day}`,
  formulas: { 'isa-2': 'Barème de SportHub', 'isa-1': 'Ancien barème de l’ISA' },
  source: 'D’où viennent ses chiffres',
  points,
  up: (count: number) => plural('fr', count, { one: 'Gagne #\u00a0rang', other: 'Gagne #\u00a0rangs' }),
  down: (count: number) => plural('fr', count, { one: 'Perd #\u00a0rang', other: 'Perd #\u00a0rangs' }),
  same: 'Même rang',
  isNew: 'Nouveau',
  counts: 'Ce qui compte',
  next: (name: string) => `Prochaine\u202f: ${name}`,
  nextText: (level: string, athletes: number) => `${level}, ${athletes}\u00a0athlètes`,
  would: 'Ce qu’une place y apporterait',
  place: (place: number) => `Place ${place}`,
  brings: (total: number, rank: number) => `${points(total)}, rang ${rank}`,
  none: {
    title: 'Pas encore de résultats',
    text: 'Les résultats officiels de ce genre et de cette catégorie s’affichent ici.',
  },
  another: 'Un autre jour ou un autre barème',
  day: 'Jour',
  table: 'Barème',
  show: 'Afficher',
  why: {
    place: (place: number, of: { field: number; level: string; points: number }) =>
      `La place ${place} sur ${of.field} au niveau ${of.level} rapporte ${points(of.points)}.`,
    shared: (
      place: number,
      of: { field: number; level: string; points: number; sharing: number; best: number },
    ) =>
      `La place ${place} sur ${of.field} au niveau ${of.level}, partagée par ${of.sharing}, rapporte la moyenne\u202f: ${points(of.points)}. Seul, on en gagne ${points(of.best)}.`,
  },
  change: {
    title: (name: string) => `Classement mondial\u202f: ${name}`,
    level: 'Niveau',
    byCategory: (level: string) => `Selon sa catégorie\u202f: ${level}`,
    counts: 'Compte pour le classement mondial',
    saved: (name: string) => `Enregistré\u202f: ${name}`,
  },
  levels: {
    'world-championship': 'Championnat du monde',
    'world-cup': 'Coupe du monde',
    masters: 'Masters',
    'grand-slam': 'Grand slam',
    open: 'Open',
    challenge: 'Challenge',
  },
}
