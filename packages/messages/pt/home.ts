/** Words of home: greeting, tasks, dashboard, news, test channel (screens §19). */
import type { home as english } from '../en/home.ts'
import { plural } from '../plural.ts'

export const home: typeof english = {
  hello: (name) => `Olá, ${name}`,

  modeTitle: 'O que você veio fazer hoje?',
  modeText: 'Isso define o que vem primeiro nesta página. Dá para mudar aqui e no menu quando quiser.',

  waiting: 'Esperando por você',
  nothingTitle: 'Nada esperando por você',
  nothingText: 'Voltas por julgar ou revisar, convites e inscrições aparecem aqui automaticamente.',
  kinds: {
    rounds_to_judge: (count) => plural('pt', count, { one: 'volta por julgar', other: 'voltas por julgar' }),
    rounds_to_review: (count) =>
      plural('pt', count, { one: 'volta por revisar', other: 'voltas por revisar' }),
    invitations: (count) =>
      plural('pt', count, { one: 'convite por responder', other: 'convites por responder' }),
    entries_to_approve: (count) =>
      plural('pt', count, { one: 'inscrição por aprovar', other: 'inscrições por aprovar' }),
    competitions_to_approve: (count) =>
      plural('pt', count, { one: 'competição por aprovar', other: 'competições por aprovar' }),
    role_requests: (count) =>
      plural('pt', count, {
        one: 'pedido de função por responder',
        other: 'pedidos de função por responder',
      }),
  },
  loadFailed: 'Não foi possível carregar o início',
  showAll: (count) => `Mostrar tudo (${count})`,
  showFew: 'Mostrar menos',
  judged: (when) => `Julgada ${when}`,
  review: 'Revisar',
  reviewOf: (name) => `Revisar sua volta em ${name}`,
  athletes: (count) => plural('pt', count, { one: '# atleta', other: '# atletas' }),
  judges: (count) => plural('pt', count, { one: '# juiz', other: '# juízes' }),
  look: 'Ver',
  lookAt: (name) => `Ver ${name}`,
  answer: 'Responder',
  noDate: 'Ainda sem data',

  dashboard: 'Seu histórico',
  savedRounds: (count) => plural('pt', count, { one: 'volta salva', other: 'voltas salvas' }),
  publishedRounds: (count) => plural('pt', count, { one: 'volta publicada', other: 'voltas publicadas' }),
  competitions: (count) => plural('pt', count, { one: 'competição', other: 'competições' }),

  program: {
    loadFailed: 'Não foi possível carregar o programa dos juízes',
    title: 'Programa dos juízes',
    text: 'As voltas de todas as competições que você julga, na ordem em que acontecem.',
    emptyTitle: 'Nenhuma competição para julgar',
    emptyText: 'As voltas aparecem aqui assim que a sua competição começar.',
  },

  news: 'O que o Trickline faz',
  items: {
    competitions: {
      title: 'Competições do rascunho ao pódio',
      text: 'Organizadores, juízes e atletas trabalham na mesma página, cada um com o seu próximo passo.',
      features: [
        'Inscrições: atletas se inscrevem ou recebem convite, por nome ou por e-mail.',
        'Versus com chave ou pontuação com tabela; uma ou duas voltas de classificatória.',
        'Os resultados de uma fase aparecem para todo mundo no mesmo segundo.',
        'Chave e pódio se montam sozinhos e podem ser compartilhados com quem não tem conta.',
      ],
    },
    judging: {
      title: 'Julgue com o polegar',
      text: 'Poucas letras bastam para achar a manobra, o total acompanha e nada se perde quando a rede cai.',
    },
    training: {
      title: 'Treino que conta',
      text: 'Guarde suas voltas com manobras e vídeo, pontue por qualquer regra e publique as que dão orgulho.',
    },
    review: {
      title: 'Confira suas voltas julgadas',
      text: 'Diga se cada manobra foi julgada direito, antes de a fase ser publicada.',
    },
    trickList: {
      title: 'A lista de manobras',
      text: 'Todas as manobras com valor, nível e categoria: busque, ordene e assista.',
    },
    rulebooks: {
      title: 'Quatro jeitos de pontuar',
      text: 'Da soma simples aos combos por nível e aterrissagem: o que cada regra conta, com exemplos.',
    },
    statistics: {
      title: 'Suas manobras em números',
      text: 'Lados, grabs, combos e níveis em todas as suas voltas.',
    },
    community: {
      title: 'A comunidade',
      text: 'Atletas, juízes e organizadores, de onde são e desde quando andam na fita.',
    },
    profile: {
      title: 'Seu perfil',
      text: 'Foto, país, links e idioma: como encontram você e como o Trickline fala com você.',
    },
  },

  helloTitle: 'Testar o canal ao vivo',
  helloText: 'Todo mundo que está nesta página vê sua mensagem na hora.',
  helloLabel: 'Mensagem',
  helloDefault: 'Oi, pessoal!',
  helloSend: 'Dizer oi',
  helloSent: 'Enviada a todo mundo nesta página.',
  heard: 'Um oi dos admins',
}
