/** Nine short texts about the product, on home (screens §19). */
import type { news as english } from '../en/news.ts'

export const news: typeof english = {
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
}
