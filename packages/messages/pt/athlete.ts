/** Words about an athlete across competitions: public page, following, calendar and day. */
import { plural } from '../plural.ts'

export const athlete = {
  description: (name: string) =>
    `Resultados, melhores voltas e manobras de ${name} em competições de trickline.`,
  results: 'Resultados',
  place: (place: number, field: number) => `${place}º lugar entre ${field}`,
  bestRounds: 'Melhores voltas',
  tricks: 'Manobras acertadas em competição',
  times: (count: number) => plural('pt', count, { one: '# vez', other: '# vezes' }),
  first: (day: string, competition: string) => `primeira em ${day}, ${competition}`,
  overTime: 'Ranking ao longo do tempo',
  rank: (rank: number) => `Posição ${rank}`,
  since: (year: number) => `Faz slackline desde ${year}`,
  none: {
    title: 'Ainda não há resultados',
    text: 'Os resultados aparecem aqui depois da primeira competição.',
  },
  follow: 'Acompanhar',
  following: 'Acompanhando',
  unfollow: 'Deixar de acompanhar',
  followText: (name: string) => `Você é avisado quando for a vez de ${name}, em qualquer competição.`,
  isOn: (name: string, competition: string) => `É a vez de ${name}: ${competition}`,
  watch: 'Ver',
  page: {
    title: 'Página para todos',
    text: 'Seus resultados, melhores voltas e manobras de competição em uma página que qualquer um pode abrir. Outros podem acompanhar você.',
    on: 'Qualquer um pode abrir',
    off: 'Ninguém pode abrir',
    open: 'Abrir a página',
  },
  turn: {
    title: 'Sua vez',
    text: 'Quando há no máximo dois antes de você: no app, e do navegador enquanto ele está aberto em segundo plano.',
    on: 'Você recebe o aviso',
    off: 'Você não recebe o aviso',
    near: (names: readonly string[]) =>
      names.length === 0 ? 'Agora é a sua vez' : `Antes de você: ${names.join(', ')}`,
  },
  calendar: {
    title: 'Calendário',
    text: 'Suas voltas e seu trabalho de juiz, no calendário do celular ou computador. Quem tem o endereço pode ler.',
    make: 'Criar o endereço',
    another: 'Criar outro endereço',
    anotherText: 'O endereço atual deixa de valer, e os calendários que o usam ficam vazios.',
    address: 'Endereço',
  },
  isaId: {
    label: 'Id na federação',
    hint: 'Do SportHub da ISA. Com ele seus resultados são entregues.',
    saved: 'Salvo',
  },
  day: {
    line: 'Fita',
    title: 'Seu dia',
    round: 'Sua volta',
    judging: 'Você é juiz',
    about: (time: string) => `por volta de ${time}`,
    after: (time: string, name: string) => `por volta de ${time}, depois de ${name}`,
    rides: (time: string, name: string) => `por volta de ${time}, vez de ${name}`,
  },
}
