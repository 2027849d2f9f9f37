/** Words of the world ranking: its public page, and why a result brought its points. */
import { plural } from '../plural.ts'

const points = (count: number) => plural('pt', count, { one: '# ponto', other: '# pontos' })

export const ranking = {
  title: 'Ranking mundial',
  text: 'Quem lidera o ranking mundial de trickline e quais resultados contam.',
  gender: 'Gênero',
  category: 'Categoria',
  period: 'Período',
  periods: { year: (year: string) => `Ano ${year}`, 'three-years': () => 'Três anos' },
  best: {
    year: 'Contam os dois melhores resultados do ano.',
    'three-years': 'Contam os dois melhores resultados dos últimos três anos.',
  },
  asOf: (day: string) => `Em ${day}`,
  since: (day: string) => `Mudança desde antes de ${day}`,
  formulas: { 'isa-2': 'Tabela do SportHub', 'isa-1': 'Antiga tabela da ISA' },
  source: 'De onde vêm os números',
  points,
  up: (count: number) => plural('pt', count, { one: 'Subiu # posição', other: 'Subiu # posições' }),
  down: (count: number) => plural('pt', count, { one: 'Desceu # posição', other: 'Desceu # posições' }),
  same: 'Mesma posição',
  isNew: 'Novo',
  counts: 'O que conta',
  next: (name: string) => `Próxima: ${name}`,
  nextText: (level: string, athletes: number) => `${level}, ${athletes} atletas`,
  would: 'O que um lugar lá traria',
  place: (place: number) => `${place}º lugar`,
  brings: (total: number, rank: number) => `${points(total)}, posição ${rank} no ranking`,
  none: {
    title: 'Ainda não há resultados',
    text: 'Os resultados oficiais deste gênero e desta categoria aparecem aqui.',
  },
  another: 'Outro dia ou outra tabela',
  day: 'Dia',
  table: 'Tabela de pontos',
  show: 'Mostrar',
  why: {
    place: (place: number, of: { field: number; level: string; points: number }) =>
      `O ${place}º lugar entre ${of.field} no nível ${of.level} dá ${points(of.points)}.`,
    shared: (
      place: number,
      of: { field: number; level: string; points: number; sharing: number; best: number },
    ) =>
      `O ${place}º lugar entre ${of.field} no nível ${of.level}, dividido por ${of.sharing}, dá a média: ${points(of.points)}. Sozinho, dá ${points(of.best)}.`,
  },
  change: {
    title: (name: string) => `Ranking mundial: ${name}`,
    level: 'Nível',
    byCategory: (level: string) => `Pela categoria: ${level}`,
    counts: 'Conta para o ranking mundial',
    saved: (name: string) => `Salvo: ${name}`,
  },
  levels: {
    'world-championship': 'Campeonato mundial',
    'world-cup': 'Copa do mundo',
    masters: 'Masters',
    'grand-slam': 'Grand slam',
    open: 'Open',
    challenge: 'Challenge',
  },
}
