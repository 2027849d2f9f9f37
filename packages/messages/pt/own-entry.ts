/** Words of the viewer's own entry and of registering (screens §5). */
import type { ownEntry as english } from '../en/own-entry.ts'

export const ownEntry: typeof english = {
  sayGender: 'Ao seu perfil',
  register: 'Fazer inscrição',
  registering: 'Inscrevendo…',
  registerTitle: (name) => `Fazer sua inscrição em ${name}?`,
  registerConsequence: 'O organizador vê a sua inscrição e a aprova. Você pode desistir antes do início.',
  registered: 'Inscrição feita. O organizador ainda precisa aprová-la.',
  states: {
    listed: {
      athlete: 'Você está na lista de atletas; o convite chega por e-mail.',
      judge: 'Você está na lista de juízes; o convite chega por e-mail.',
    },
    invited: {
      athlete: 'Você recebeu um convite para competir.',
      judge: 'Você recebeu um convite para julgar.',
    },
    pending: {
      athlete: 'Sua inscrição espera a aprovação do organizador.',
      judge: 'Você confirmou e espera a aprovação do organizador para julgar.',
    },
    missed: {
      athlete: 'A competição começou antes de a sua inscrição ser aprovada: você não participa.',
      judge: 'A competição terminou antes de você ter a aprovação para julgar.',
    },
    unpublished: {
      athlete: 'Você participa. A competição ainda não foi publicada.',
      judge: 'Você julga nesta competição. Ela ainda não foi publicada.',
    },
    approved: {
      athlete: 'Você participa.',
      judge: 'Você julga nesta competição.',
    },
    running: {
      athlete: 'Você está competindo.',
      judge: 'Você está julgando.',
    },
    eliminated: {
      athlete: 'Você participou e já saiu da disputa.',
      judge: 'Você participou e já saiu da disputa.',
    },
    declined: {
      athlete: 'Sua inscrição foi recusada: você não participa.',
      judge: 'Sua inscrição foi recusada: você não julga.',
    },
    over: {
      athlete: 'Você participou.',
      judge: 'Você julgou nesta competição.',
    },
  },
  ownRound: {
    toCome: 'Sua volta ainda está por vir.',
    inJudging: 'Sua volta está sendo julgada.',
    validated: 'Você validou sua volta. Os resultados saem quando todas forem julgadas.',
  },
  scoreRounds: 'Julgar as voltas',
  ownFeeUnpaid: 'Sua taxa de inscrição ainda não consta como paga.',
  ownPlace: (position) => `Sua colocação: ${position}º lugar`,
  invitation: {
    title: 'Seus convites',
    to: {
      athlete: (name, date) => `Você recebeu um convite para competir em ${name}. ${date}`,
      judge: (name, date) => `Você recebeu um convite para julgar em ${name}. ${date}`,
    },
    confirm: 'Confirmar convite',
    decline: 'Recusar',
    declineTitle: (name) => `Recusar o convite para ${name}?`,
    declineConsequence: 'Depois você não pode mais participar nem receber outro convite para ela.',
    confirmed: 'Confirmado. O organizador ainda precisa aprovar a sua inscrição.',
    declined: (name) => `Você recusou o convite para ${name}.`,
  },
}
