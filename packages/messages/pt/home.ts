/** Words of home: greeting, tasks, what can be entered, what is on, test channel (screens §19). */
import type { home as english } from '../en/home.ts'
import { plural } from '../plural.ts'
import { phaseTasks } from './phase-tasks.ts'

export const home: typeof english = {
  phase: phaseTasks,

  hello: (name) => `Olá, ${name}`,

  counts: {
    entries_to_approve: (count) =>
      plural('pt', count, { one: '# inscrição por aprovar', other: '# inscrições por aprovar' }),
    role_requests: (count) =>
      plural('pt', count, {
        one: '# pedido de função por responder',
        other: '# pedidos de função por responder',
      }),
  },
  next: 'Agora',
  also: 'Também espera por você',
  allDone: 'Tudo pronto',
  allDoneText: 'O que esperar por você aparece aqui sozinho.',
  byItself: 'Segue sem você',
  onNow: 'Ao vivo',
  onTheLine: (names) => `Na linha: ${names}`,
  isRunning: 'Em andamento',
  yourCompetition: 'Sua competição',
  toIt: 'Ver a competição',
  more: 'Mais',
  allCompetitions: 'Todas as competições',
  yours: (count) => `Você está em ${count} delas`,
  notes: (count) => plural('pt', count, { one: '# nota', other: '# notas' }),
  lookFirst: 'Ver antes',
  checkRound: 'Confira sua volta',
  invited: { athlete: 'Você foi convidado a competir', judge: 'Você foi convidado a julgar' },
  toApprove: 'Espera aprovação',
  steps: {
    start: () => 'Pronta para começar',
    publish: () => 'Aprovada',
    'new-date': () => 'O início já passou',
    complete: (percent) => `Formulário ${percent}% completo`,
  },
  stepActions: {
    'publish-phase': 'Publicar',
    'advance-phase': 'Avançar',
    start: 'Começar',
    publish: 'Publicar',
    'new-date': 'Nova data',
    complete: 'Completar',
  },
  actionOn: (action, name) => `${action}: ${name}`,
  roundsOf: (judged, all) => `${judged} de ${all} voltas`,
  onlyOfficials: 'até lá, só os oficiais veem',
  progress: (phase, judged, all) => `${phase}, ${judged} de ${all} julgadas`,
  supervisorReviews: 'Um supervisor está revisando',
  starts: (when) => `Começa ${when}`,
  enter: 'Competições em que você pode entrar',
  alsoOpen: 'Também abertas para você',
  placesFree: (count) => plural('pt', count, { one: '# vaga livre', other: '# vagas livres' }),
  entryFee: 'Inscrição',
  free: 'Grátis',
  prize: 'Prêmio',
  placesLeft: 'Vagas livres',
  placesOf: (left, all) => `${left} de ${all}`,
  areIn: (count, names) =>
    plural('pt', count, { one: `${names} está dentro`, other: `${names} estão dentro` }),
  others: (count) => plural('pt', count, { one: 'mais #', other: 'mais #' }),
  details: 'Detalhes',
  onYourOwn: 'Comece por conta própria',
  training: 'Pontue uma volta de treino',
  trainingText: 'O que você acertou hoje?',
  newRound: 'Nova volta',
  trickList: 'A lista de manobras',
  trickListText: 'Com valor, nível e vídeo',
  newCompetition: 'Nova competição',

  loadFailed: 'Não foi possível carregar o início',
  showAll: (count) => `Mostrar tudo (${count})`,
  showFew: 'Mostrar menos',
  review: 'Revisar',
  reviewOf: (name) => `Revisar sua volta em ${name}`,
  answer: 'Responder',
  noDate: 'Ainda sem data',

  program: {
    loadFailed: 'Não foi possível carregar o programa dos juízes',
    title: 'Programa dos juízes',
    emptyTitle: 'Nenhuma competição para julgar',
    emptyText: 'As voltas aparecem aqui assim que a sua competição começar.',
  },

  news: 'O que o Trickline faz',

  helloTitle: 'Testar o canal ao vivo',
  helloText: 'Todo mundo que está nesta página vê sua mensagem na hora.',
  helloLabel: 'Mensagem',
  helloDefault: 'Oi, pessoal!',
  helloSend: 'Dizer oi',
  helloSent: 'Enviada a todo mundo nesta página.',
  heard: 'Um oi dos admins',
}
