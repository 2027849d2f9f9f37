/** Words of the world ranking: its public page, and why a result brought its points. */
import { plural } from '../plural.ts'

const points = (count: number) => plural('it', count, { one: '# punto', other: '# punti' })

export const ranking = {
  title: 'Classifica mondiale',
  text: 'Chi guida la classifica mondiale di trickline e quali risultati contano.',
  gender: 'Genere',
  category: 'Categoria',
  period: 'Periodo',
  periods: { year: (year: string) => `Anno ${year}`, 'three-years': () => 'Tre anni' },
  best: {
    year: 'Contano i due migliori risultati dell’anno.',
    'three-years': 'Contano i due migliori risultati degli ultimi tre anni.',
  },
  asOf: (day: string) => `Al ${day}`,
  since: (day: string) => `Variazione da prima del ${day}`,
  formulas: { 'isa-2': 'Tabella di SportHub', 'isa-1': 'Vecchia tabella ISA' },
  source: 'Da dove vengono i numeri',
  points,
  up: (count: number) => plural('it', count, { one: 'Sale di # posto', other: 'Sale di # posti' }),
  down: (count: number) => plural('it', count, { one: 'Scende di # posto', other: 'Scende di # posti' }),
  same: 'Stesso posto',
  isNew: 'Novità',
  counts: 'Che cosa conta',
  next: (name: string) => `Prossima: ${name}`,
  nextText: (level: string, athletes: number) => `${level}, ${athletes} atleti`,
  would: 'Che cosa porterebbe un posto lì',
  place: (place: number) => `Posto ${place}`,
  brings: (total: number, rank: number) => `${points(total)}, posto ${rank} in classifica`,
  none: {
    title: 'Ancora nessun risultato',
    text: 'Qui appaiono i risultati ufficiali di questo genere e di questa categoria.',
  },
  another: 'Un altro giorno o un’altra tabella',
  day: 'Giorno',
  table: 'Tabella dei punti',
  show: 'Mostra',
  why: {
    place: (place: number, of: { field: number; level: string; points: number }) =>
      `Il posto ${place} di ${of.field} al livello ${of.level} porta ${points(of.points)}.`,
    shared: (
      place: number,
      of: { field: number; level: string; points: number; sharing: number; best: number },
    ) =>
      `Il posto ${place} di ${of.field} al livello ${of.level}, condiviso da ${of.sharing}, porta la media: ${points(of.points)}. Da solo porta ${points(of.best)}.`,
  },
  change: {
    title: (name: string) => `Classifica mondiale: ${name}`,
    level: 'Livello',
    byCategory: (level: string) => `Secondo la categoria: ${level}`,
    counts: 'Conta per la classifica mondiale',
    saved: (name: string) => `Salvato: ${name}`,
  },
  levels: {
    'world-championship': 'Campionato del mondo',
    'world-cup': 'Coppa del mondo',
    masters: 'Masters',
    'grand-slam': 'Grand slam',
    open: 'Open',
    challenge: 'Challenge',
  },
}
