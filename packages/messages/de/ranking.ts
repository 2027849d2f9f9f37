/** Words of the world ranking: its public page, and why a result brought its points. */
import { plural } from '../plural.ts'

const points = (count: number) => plural('de', count, { one: '#\u00a0Punkt', other: '#\u00a0Punkte' })

export const ranking = {
  title: 'Weltrangliste',
  text: 'Wer die Weltrangliste im Trickline anführt und welche Resultate zählen.',
  gender: 'Geschlecht',
  category: 'Kategorie',
  period: 'Zeitraum',
  periods: { year: (year: string) => `Jahr ${year}`, 'three-years': () => 'Drei Jahre' },
  best: {
    year: 'Die zwei besten Resultate des Jahres zählen.',
    'three-years': 'Die zwei besten Resultate der letzten drei Jahre zählen.',
  },
  asOf: (day: string) => `Stand ${day}`,
  since: (day: string) => `Änderung seit vor dem ${day}`,
  formulas: { 'isa-2': 'Tabelle von SportHub', 'isa-1': 'Frühere ISA-Tabelle' },
  source: 'Woher die Zahlen stammen',
  points,
  up: (count: number) => plural('de', count, { one: '#\u00a0Rang besser', other: '#\u00a0Ränge besser' }),
  down: (count: number) =>
    plural('de', count, { one: '#\u00a0Rang schlechter', other: '#\u00a0Ränge schlechter' }),
  same: 'Gleicher Rang',
  isNew: 'Neu',
  counts: 'Was zählt',
  next: (name: string) => `Nächster: ${name}`,
  nextText: (level: string, athletes: number) => `${level}, ${athletes}\u00a0Athlet:innen`,
  would: 'Was ein Platz dort brächte',
  place: (place: number) => `Platz\u00a0${place}`,
  brings: (total: number, rank: number) => `${points(total)}, Rang\u00a0${rank}`,
  none: {
    title: 'Noch keine Resultate',
    text: 'Hier stehen die offiziellen Resultate dieses Geschlechts und dieser Kategorie.',
  },
  another: 'Anderer Tag oder andere Tabelle',
  day: 'Tag',
  table: 'Punktetabelle',
  show: 'Zeigen',
  why: {
    place: (place: number, of: { field: number; level: string; points: number }) =>
      `Platz\u00a0${place} von ${of.field} auf dem Level ${of.level} bringt ${points(of.points)}.`,
    shared: (
      place: number,
      of: { field: number; level: string; points: number; sharing: number; best: number },
    ) =>
      `Platz\u00a0${place} von ${of.field} auf dem Level ${of.level}, geteilt von ${of.sharing}, bringt das Mittel: ${points(of.points)}. Allein bringt er ${points(of.best)}.`,
  },
  change: {
    title: (name: string) => `Weltrangliste: ${name}`,
    level: 'Level',
    byCategory: (level: string) => `Nach der Kategorie: ${level}`,
    counts: 'Zählt für die Weltrangliste',
    saved: (name: string) => `Gespeichert: ${name}`,
  },
  levels: {
    'world-championship': 'Weltmeisterschaft',
    'world-cup': 'Weltcup',
    masters: 'Masters',
    'grand-slam': 'Grand Slam',
    open: 'Open',
    challenge: 'Challenge',
  },
}
