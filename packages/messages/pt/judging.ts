/** Words of the judging screen (screens §10 to §13). */
import type { judging as english } from '../en/judging.ts'
import { plural } from '../plural.ts'
import { directEntry } from './direct-entry.ts'
import { families } from './families.ts'
import { phaseNames, roundNumber } from './phase-names.ts'
import { quickEntry } from './quick-entry.ts'

export const judging: typeof english = {
  roundNames: phaseNames,
  quick: quickEntry,
  direct: directEntry,
  families,
  roundNumber,
  training: 'Treino',
  group: (name) => `Grupo ${name}`,
  statistics: 'Estatísticas',
  round: 'Volta',
  loading: 'Carregando a volta…',

  search: 'Adicionar manobra',
  searchLabel: 'Buscar manobra',
  openResults: 'Mostrar todas as manobras',
  clearChoice: 'Limpar a manobra escolhida',
  noTrick: (text) => `Nenhuma manobra se chama “${text}”.`,
  catalogueMissing:
    'Não foi possível carregar a lista de manobras. O que você lançou está seguro; ela carrega quando a rede voltar.',
  grab: 'Grab',
  dub: 'Dub',
  dubPercent: (percent) => `−${percent}%`,
  fs: 'FS',
  bs: 'BS',
  fsTitle: 'Frontside',
  bsTitle: 'Backside',
  add: 'Adicionar manobra',
  change: 'Trocar manobra',
  stopChanging: 'Deixar como está',
  trickFirst: 'Escolha antes uma manobra.',
  afterDub80: 'Nada vem depois de um dub de 80%: valide antes estas manobras.',

  selected: 'Manobras escolhidas',

  validated: 'Manobras validadas',
  combo: (number) => `Combo ${number}`,
  heldBack: 'Dois toques: conta um.',
  confirmed: 'Confirmada pelo atleta',
  incorrect: 'Incorreta, segundo o atleta',
  incorrectCount: (count) =>
    plural('pt', count, {
      one: '# manobra incorreta, segundo o atleta',
      other: '# manobras incorretas, segundo o atleta',
    }),
  answered: (answered, all) => `Manobras incorretas: ${answered} de ${all} respondidas`,

  total: 'Total',
  score: 'Pontuação',
  style: 'Estilo',
  variety: 'Variedade',
  unique: 'Diferentes',
  stylePercent: (percent) => `+${percent}%`,
  explain: (what, points) => `${points} pontos: de onde vem ${what}`,
  theTotal: 'o total',
  hidden: 'As pontuações aparecem quando a volta for publicada.',
  stopped: {
    disqualified: 'Desclassificação: a volta conta 0.',
    injured: 'Lesão: a volta conta 0.',
  },
  drawn: {
    label: (tricks, combos) =>
      [
        plural('pt', tricks, { one: '# manobra', other: '# manobras' }),
        combos === 0 ? '' : plural('pt', combos, { one: '# combo', other: '# combos' }),
      ]
        .filter(Boolean)
        .join(', '),
    inCombo: (number) => `no combo ${number}`,
    points: (points) => `vale ${points}`,
    at: (time) => `em ${time}`,
    grab: 'grab',
    notReviewed: 'ainda não revisada',
  },

  undo: 'Desfazer',
  nothingToUndo: 'Não há nada para desfazer.',
  clearAll: 'Limpar tudo',
  save: 'Salvar',
  update: 'Atualizar',
  whyNotSave: {
    noTricks: 'Uma volta precisa de pelo menos uma manobra validada.',
    notHeld: 'Escolha antes o que fazer com o que você lançou: veja acima.',
  },
  saved: (total) => `Volta salva: ${total} pontos.`,

  videoBox: {
    title: 'Vídeo',
    add: 'Adicionar vídeo',
    show: 'Mostrar o vídeo',
    hide: 'Ocultar o vídeo',
    none: 'Esta volta não tem vídeo.',
  },
  states: {
    empty: 'Nada lançado ainda',
    unchanged: 'Nada mudou ainda',
    keeping: 'Guardando…',
    kept: 'Guardado neste dispositivo',
    notKept: 'Este dispositivo não guarda rascunhos: não saia antes de salvar',
    sending: 'Salvando…',
    waiting: 'Guardado aqui; será enviado quando a rede voltar',
    waitingUnkept: 'Esperando a rede: não feche esta página, o dispositivo não guarda nada',
    unclaimed: 'Guardado aqui; a volta será sua quando a rede voltar',
    failed: (why) => `Não foi salvo: ${why} Suas manobras estão seguras neste dispositivo.`,
  },
  leaving: {
    title: 'Sair sem salvar?',
    consequence: (count) =>
      count === 0
        ? 'O que você mudou nesta volta é descartado.'
        : plural('pt', count, {
            one: 'O que você lançou é descartado: # manobra não salva.',
            other: 'O que você lançou é descartado: # manobras não salvas.',
          }),
    action: 'Descartar e sair',
    kept: 'Ainda não foi salvo: o que você lançou fica guardado neste dispositivo.',
  },
  keepEditing: 'Continuar editando',
  leaveWaiting: 'Voltar à competição',
  throwAway: 'Descartar',
  throwAwayTitle: 'Descartar o que você lançou?',
  throwAwayConsequence: (count) =>
    plural('pt', count, {
      one: '# manobra é excluída deste dispositivo.',
      other: '# manobras são excluídas deste dispositivo.',
    }),

  ownComment: 'Seu comentário sobre a volta',
  commentHint: 'O atleta lê junto com a volta.',
  commentBy: {
    judge: 'Comentário do juiz sobre a volta',
    athlete: 'Comentário do atleta sobre a volta',
  },
}
