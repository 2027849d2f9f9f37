/** Words of the rulebooks; their figures come from the rules (scoring §3 to §12). */
import type { Areas } from '../areas.ts'

export const rulebooks: Areas['rulebooks'] = {
  title: 'Regulamentos',
  intro: 'A regra decide quanto vale uma volta. Teste com uma: o cálculo é o da competição.',
  differTitle: 'O que muda',
  differText: 'O que cada versão mudou está marcado.',
  newest: 'A mais nova',
  differences: [
    'A mesma manobra de novo',
    'Uma manobra com dub de 50\u00a0%',
    'Um combo de 6',
    'Um combo de 6 nos pés',
    'Cada manobra diferente',
    '7 manobras com grab',
  ],
  about: {
    1: 'Conta o que foi acertado, no treino e por diversão: cada manobra vale o seu valor cheio.',
    2: 'Premia o que é novo, limpo e emendado: um combo multiplica os seus pontos, e um longo mais.',
    3: 'Como a versão 2, mas terminar um combo nos pés vale mais.',
    4: 'O combo cresce a cada manobra, com o nível delas e com a aterrissagem.',
  },
  sections: {
    'counter-tricks':
      'Cada manobra conta o valor que tem na lista de manobras, não importa quantas vezes nem com que limpeza seja feita. Dubs, combos, grabs e variedade não mudam nada; o número de manobras diferentes aparece só como informação.',
    repetitions:
      'Uma manobra que se repete na mesma volta conta menos a cada vez. Outro lado, outro grab ou outra aterrissagem fazem dela outra manobra. Manobras avulsas e em combos são contadas juntas.',
    dubs: 'Tocar na fita ou no colchão desconta uma parte da manobra. Um dub não faz dela outra manobra. Com o dub mais pesado na última manobra, o combo perde os pontos de combo: cada manobra fica com os seus.',
    'total-combo':
      'Duas ou mais manobras emendadas são um combo: a soma dos pontos é multiplicada, e por um fator maior a partir de seis manobras. Uma manobra só não é combo.',
    'total-combo-plus':
      'Duas ou mais manobras emendadas são um combo: a soma dos pontos é multiplicada, por um fator maior a partir de seis manobras, e maior ainda quando a última manobra termina nos pés.',
    'total-combo-10':
      'Dentro do combo, cada manobra vale mais que a anterior, até a décima; daí em diante fica igual. A quantidade delas não é um fator à parte.',
    'total-combo-level':
      'Quanto mais alto o nível médio das manobras, mais o combo é multiplicado: sejam todas do mesmo nível, misturadas por igual ou algo entre os dois, a conta é a mesma. Cada manobra conta uma vez, seja qual for o seu valor.',
    'total-combo-level-air':
      'Quando a última manobra do combo termina nos pés, o combo é multiplicado mais uma vez: quanto mais alto o nível dessa manobra, mais.',
    'variety-plus':
      'Cada manobra diferente da volta soma ao total, depois de todas as multiplicações. Manobras com dub também contam; uma repetição, não.',
    'style-round':
      'Manobras com grab aumentam a pontuação da volta inteira, inclusive as repetidas e as com dub. A variedade é somada depois.',
  },
  trickList: 'A lista de manobras mostra quais terminam nos pés',
  figures: 'Em números',
  time: (nth) => (nth < 4 ? ['1ª', '2ª', '3ª'][nth - 1] : '4ª em diante') ?? '',
  dubTakes: (percent) => `dub de ${percent}%`,
  size: (isLong) => (isLong ? '6 manobras ou mais' : 'de 2 a 5 manobras'),
  sizeOnFeet: (isLong) => (isLong ? '6 ou mais, nos pés' : 'de 2 a 5, nos pés'),
  place: (nth) => (nth < 10 ? `${nth}ª` : '10ª em diante'),
  different: 'cada manobra diferente',
  grabsFrom: (from) => (from === 1 ? '1 grab' : `a partir de ${from} grabs`),
  plusPercent: (percent) => `+${percent}`,
  plusPoints: (points) => `+${points}`,

  example: 'Exemplo',
  inOrder: 'A volta, na ordem em que foi feita',
  ofTrick: (name) => `Quanto ${name} rende, na última vez`,
  ofCombo: 'Quanto o combo rende',
  ofTotal: 'Quanto dá a volta',
  controls: {
    times: 'Vezes feita',
    dub: 'Dub',
    grabs: 'Manobras com grab',
    place: 'Posição no combo',
    level: 'Nível da manobra',
    endsOnFeet: 'Aterrissagem',
    others: 'Outras manobras',
  },
  noDub: 'nenhum',
  onFeet: 'Nos pés',
  elsewhere: 'Em outra posição',
  single: 'avulsa',
  reset: 'Voltar ao exemplo',

  compareTitle: 'Comparar',
  compareText: 'A mesma volta em cada regra.',
  rule: 'Regra',
  score: 'Pontuação',
  style: 'Estilo',
  variety: 'Variedade',
  total: 'Total',
}
