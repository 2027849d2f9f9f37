/** Words of the world ranking: its public page, and why a result brought its points. */
import { plural } from '../plural.ts'

const points = (count: number) => plural('es', count, { one: '# punto', other: '# puntos' })

export const ranking = {
  title: 'Ranking mundial',
  text: 'Quién lidera el ranking mundial de trickline y qué resultados cuentan.',
  gender: 'Género',
  category: 'Categoría',
  period: 'Periodo',
  periods: { year: (year: string) => `Año ${year}`, 'three-years': () => 'Tres años' },
  best: {
    year: 'Cuentan los dos mejores resultados del año.',
    'three-years': 'Cuentan los dos mejores resultados de los últimos tres años.',
  },
  asOf: (day: string) => `A fecha de ${day}`,
  since: (day: string) => `Cambio desde antes del ${day}`,
  formulas: { 'isa-2': 'Tabla de SportHub', 'isa-1': 'Antigua tabla de la ISA' },
  source: 'De dónde vienen sus números',
  points,
  up: (count: number) => plural('es', count, { one: 'Sube # puesto', other: 'Sube # puestos' }),
  down: (count: number) => plural('es', count, { one: 'Baja # puesto', other: 'Baja # puestos' }),
  same: 'Mismo puesto',
  isNew: 'Nuevo',
  counts: 'Qué cuenta',
  next: (name: string) => `Siguiente: ${name}`,
  nextText: (level: string, athletes: number) => `${level}, ${athletes} atletas`,
  would: 'Qué daría un puesto allí',
  place: (place: number) => `Puesto ${place}`,
  brings: (total: number, rank: number) => `${points(total)}, puesto ${rank} del ranking`,
  none: {
    title: 'Aún no hay resultados',
    text: 'Aquí aparecen los resultados oficiales de este género y esta categoría.',
  },
  another: 'Otro día u otra tabla',
  day: 'Día',
  table: 'Tabla de puntos',
  show: 'Mostrar',
  why: {
    place: (place: number, of: { field: number; level: string; points: number }) =>
      `El puesto ${place} de ${of.field} en el nivel ${of.level} da ${points(of.points)}.`,
    shared: (
      place: number,
      of: { field: number; level: string; points: number; sharing: number; best: number },
    ) =>
      `El puesto ${place} de ${of.field} en el nivel ${of.level}, compartido por ${of.sharing}, da la media: ${points(of.points)}. En solitario da ${points(of.best)}.`,
  },
  change: {
    title: (name: string) => `Ranking mundial: ${name}`,
    level: 'Nivel',
    byCategory: (level: string) => `Por su categoría: ${level}`,
    counts: 'Cuenta para el ranking mundial',
    saved: (name: string) => `Guardado: ${name}`,
  },
  levels: {
    'world-championship': 'Campeonato del mundo',
    'world-cup': 'Copa del mundo',
    masters: 'Masters',
    'grand-slam': 'Grand slam',
    open: 'Open',
    challenge: 'Challenge',
  },
}
