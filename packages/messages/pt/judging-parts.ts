/** Words of the lazily loaded parts of the judging screen (screens §10 to §13). */
import type { judgingParts as english } from '../en/judging-parts.ts'
import { plural } from '../plural.ts'
import { roundVersions } from './round-versions.ts'
import { rows } from './rows.ts'
import { ruleSections } from './rule-sections.ts'

export const judgingParts: typeof english = {
  versions: roundVersions,
  ruleSections,
  rows,

  judgedBy: (name) => `Juiz: ${name}`,
  modes: {
    new: 'Julgando',
    update: 'Editando',
    review: 'Sua revisão',
    view: 'Consulta',
  },
  validateSingle: 'Validar avulsa',
  validateCombo: 'Validar combo',
  editingCombo: (number) => `Editando o combo ${number}`,
  cancelEdit: 'Cancelar edição',
  validateEdit: 'Validar edição do combo',
  selectedFirst: 'Adicione antes uma manobra.',
  comboTooShort: 'Um combo tem duas manobras ou mais.',
  comboEndsDubbed: 'Um combo não pode terminar com dub de 80%.',
  editLeavesOne: 'Sobrou uma manobra: ela volta como avulsa.',
  editLeavesNone: 'Não sobrou nenhuma manobra: adicione alguma, cancele a edição ou exclua o combo.',
  validatedEmpty: 'Nenhuma manobra ainda. A lista validada é a volta, na ordem em que foi feita.',
  noTricksSeen: 'Nenhuma manobra foi lançada nesta volta.',
  comboNotFound: 'Combo não encontrado',
  saveThen: (action, name) => `${action} e seguir com ${name}`,
  keepScoring: 'Continuar julgando',
  ask: {
    store: 'Quer mesmo salvar a nova volta?',
    new: 'Quer mesmo salvar o julgamento da volta?',
    edit: 'Quer mesmo editar a volta?',
    update: 'Quer mesmo atualizar a volta?',
    review: 'Quer mesmo enviar a revisão da volta?',
    clearAll: 'Quer mesmo limpar todas as manobras validadas?',
  },
  clearConsequence: (count) =>
    plural('pt', count, {
      one: '# manobra sai da lista. “Desfazer” traz de volta.',
      other: '# manobras saem da lista. “Desfazer” traz de volta.',
    }),
  running: (points) => `${points} pontos até agora`,
  validateSingles: (count) => plural('pt', count, { one: 'Validar avulsa', other: 'Validar # avulsas' }),

  explainTitle: {
    trick: (name) => `Pontos de ${name}`,
    combo: (number) => `Pontos do combo ${number}`,
    total: 'De onde vem o total',
    selected: (name) => `${name} ainda não foi validada`,
  },
  explainParts: 'Manobra por manobra',
  byRule: (rule) => `Regra: ${rule}`,
  steps: {
    value: 'Valor da manobra',
    repetition: (occurrence, percent) => `${occurrence}ª vez nesta volta: contam ${percent}`,
    dub: (percent) => `Dub de ${percent}%: desconta essa parte`,
    position: (position) => `Posição ${position} no combo`,
    trickPoints: 'Pontos da manobra',
    size: (count) =>
      plural('pt', count, {
        one: 'Combo de # manobra',
        other: 'Combo de # manobras',
      }),
    sizeOnFeet: (count) => `Combo de ${count} manobras, a última termina nos pés`,
    level: (mean) => `Nível médio das manobras: ${mean}`,
    feet: 'A última manobra termina nos pés',
    noCombo: {
      'single-trick': 'Uma manobra só não ganha pontos de combo.',
      'last-trick-dubbed-80':
        'O dub de 80% na última manobra tira os pontos de combo; cada manobra fica com os seus.',
    },
    roundPoints: 'Conta na volta',
    comboTricks: (count) =>
      plural('pt', count, {
        one: 'Pontos da # manobra',
        other: 'Pontos das # manobras',
      }),
    comboPoints: 'Conta na volta',
    singles: 'Manobras avulsas',
    combos: 'Combos',
    score: 'Pontuação',
    style: (count, percent) =>
      plural('pt', count, {
        one: `Estilo: # manobra com grab dá +${percent}%`,
        other: `Estilo: # manobras com grab dão +${percent}%`,
      }),
    variety: (count) =>
      plural('pt', count, {
        one: 'Variedade: # manobra diferente, 1 ponto cada',
        other: 'Variedade: # manobras diferentes, 1 ponto cada',
      }),
    noStyle: 'Estilo: grabs não dão nada nesta regra',
    noVariety: (count) =>
      plural('pt', count, {
        one: 'Variedade: # manobra diferente, que não dá pontos nesta regra',
        other: 'Variedade: # manobras diferentes, que não dão pontos nesta regra',
      }),
    total: 'Total, arredondado para duas casas decimais',
  },

  changed: {
    released: 'Esta volta foi liberada: qualquer juiz pode julgá-la agora. Suas manobras continuam aqui.',
    taken: (judge) => `Agora esta volta está com ${judge}. Suas manobras continuam aqui, neste dispositivo.`,
    closed: 'Esta volta não está mais aberta para você. Suas manobras continuam aqui, neste dispositivo.',
    stopped: 'Esta volta foi interrompida: conta 0. Suas manobras continuam aqui, neste dispositivo.',
    published: 'Os resultados foram publicados. Suas manobras continuam aqui, neste dispositivo.',
    gone: 'Esta volta não existe mais, ou você não julga mais aqui. Suas manobras continuam neste dispositivo.',
    otherTricks: 'A volta mudou em outro lugar desde que você começou. Suas alterações continuam aqui.',
    leftover: (count) =>
      plural('pt', count, {
        one: 'Este dispositivo ainda tem # manobra que você lançou nesta volta e não salvou.',
        other: 'Este dispositivo ainda tem # manobras que você lançou nesta volta e não salvou.',
      }),
  },
  enteredElsewhere: {
    title: 'Você está registrando esta volta em outro dispositivo',
    known: (device, tricks, { began, reported }) =>
      `${device}: ${plural('pt', tricks, { one: '# manobra', other: '# manobras' })}. Aberta lá desde ${began}, último sinal: ${reported}.`,
    consequence: 'O que foi registrado lá fica lá: se você salvar aqui, só conta o que foi registrado aqui.',
    unknown: 'Esta volta é sua. Sem rede não dá para saber se você a está registrando em outro dispositivo.',
  },
  claim: 'Pegar de volta',
  useMine: 'Ficar com a minha',
  useSaved: 'Usar a volta salva',
  seeSaved: 'Ver a volta como está',
  commentToJudges: 'Os juízes leem junto com a volta.',
  reviewTitle: 'Foi isso que você fez?',
  confirmTrick: (what) => `Confirmar ${what}`,
  incorrectTrick: (what) => `${what} está incorreta`,
  whatIsWrong: (what) => `O que está errado em ${what}?`,
  confirmAll: 'Confirmar tudo',
  confirmRest: 'O resto está certo',
  reviewPlace: (place, all) => `Manobra ${place} de ${all}`,
  confirm: 'Confirmar',
  isIncorrect: 'Incorreta',
  previousTrick: 'Manobra anterior',
  nextTrick: 'Próxima manobra',
  reviewProgress: (done, all) => `${done} de ${all} revisadas`,
  commentMissing: 'Diga o que está errado, para que o juiz possa olhar de novo.',
  toGo: (count) => plural('pt', count, { one: 'falta #', other: 'faltam #' }),
  reviewFirst: 'Revise antes todas as manobras e diga o que está errado nas incorretas.',
  sendReview: 'Enviar revisão',
  reviewNothing:
    'Não há manobra para revisar. Se a volta foi interrompida por engano, diga abaixo. Ao enviar, a volta fica validada.',
  reviewConsequence: (incorrect, tricks) =>
    incorrect === 0
      ? tricks === 0
        ? 'Você concorda que a volta não tem nenhuma manobra. Com isso ela fica validada.'
        : 'Você confirma todas as manobras. Com isso a volta fica validada.'
      : plural('pt', incorrect, {
          one: '# manobra volta aos juízes como incorreta. Com isso a volta fica validada.',
          other: '# manobras voltam aos juízes como incorretas. Com isso a volta fica validada.',
        }),
  leftReview:
    'Você começou uma revisão desta volta neste dispositivo, e ela não foi enviada antes de a volta ser fechada.',
  throwReviewAway: 'Descartar revisão',
  reviewSent: 'Valeu! Sua volta está validada.',
  reviewFailed: 'A revisão não foi enviada. O que você escreveu continua aqui.',

  ways: {
    aTap: 'Um toque na manobra',
    aTapEnters: 'Lança direto',
    aTapCollects: 'Junta antes',
    aTapHint:
      'Junta antes: as manobras esperam na lista das escolhidas até você validar, avulsas ou como combo.',
    order: 'A lista mostra',
    lead: 'Segundos de atraso da sua reação',
    leadHint: 'O vídeo abre esse tempo antes do momento em que você tocou na manobra.',
    keys: 'Teclas',
    keysOf: [
      { keys: '1–9, 0, -, =', what: 'Lançar o bloco dessa tecla, com o campo vazio' },
      { keys: '← → ↑', what: 'FS, BS e ligada, da última manobra' },
      { keys: '/M, /2', what: 'Um grab pela primeira letra; um dub de 20, 50 ou 80%' },
      {
        keys: 'A–Z',
        what: 'Digitar uma manobra, de qualquer ponto da tela',
      },
      { keys: '↑ ↓', what: 'Percorrer os resultados' },
      {
        keys: 'Enter',
        what: 'Lançar a manobra; com o campo vazio, validar as escolhidas',
      },
      { keys: 'Alt+1 … Alt+9', what: 'Lançar esse resultado' },
      {
        keys: 'Shift+Enter',
        what: 'Começar ou fechar um combo, com a manobra digitada nele',
      },
      { keys: 'Alt+↑ ↓', what: 'Mover a linha em que você está, também para dentro ou fora de um combo' },
      { keys: 'Ctrl+Z', what: 'Desfazer' },
      { keys: 'Esc', what: 'Fechar os resultados, depois limpar o campo' },
      { keys: '?', what: 'Mostrar estas teclas' },
    ],
  },

  unseen: {
    title: (name) => `A volta de ${name}`,
    of: (phase, competition) => `${phase}, ${competition}`,
    when: 'Todos a veem quando os resultados desta fase forem publicados.',
    own: 'Você vê suas manobras quando ela for julgada, e a pontuação quando os resultados desta fase forem publicados.',
    toCompetition: 'Para a competição',
  },

  doubts: {
    'few-tricks': ({ count }) =>
      plural('pt', count, {
        one: 'Só # manobra: a volta está completa?',
        other: 'Só # manobras: a volta está completa?',
      }),
    'many-tricks': ({ count }) =>
      plural('pt', count, {
        one: '# manobra é fora do comum.',
        other: '# manobras são mais do que o comum.',
      }),
    'not-recorded': () => 'Ainda não gravada: é a volta certa?',
    'high-level': () => 'Uma manobra acima de todos os níveis já realizados.',
    'low-total': ({ lowest }) => `Bem abaixo do comum: o menor total até agora é ${lowest}.`,
    'high-total': ({ highest }) => `Bem acima do comum: o maior total até agora é ${highest}.`,
  },
  leftOut: (count) =>
    plural('pt', count, {
      one: '# manobra escolhida não foi validada e não será salva.',
      other: '# manobras escolhidas não foram validadas e não serão salvas.',
    }),
  editLeftOut: 'Há um combo em edição: ele é salvo como estava antes.',
  cancelTitle: {
    new: 'Parar de julgar esta volta?',
    update: 'Deixar a volta como estava?',
  },
  cancelConsequence: {
    new: (count) =>
      plural('pt', count, {
        one: '# manobra que você lançou é descartada, e qualquer juiz pode julgar a volta.',
        other: '# manobras que você lançou são descartadas, e qualquer juiz pode julgar a volta.',
      }),
    update: 'Suas alterações são descartadas; a volta salva fica como está.',
  },
  cancelAction: { new: 'Parar de julgar', update: 'Descartar' },
  cancelFailed: 'Nada mudou: a volta continua com você.',
}
