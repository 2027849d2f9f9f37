/** The mails, without their layout. */
import type { Role } from '@trickline/competition/model'
import type { Mails } from '../catalogue-types.ts'

const onThe = (date: string | null) => (date === null ? '' : ` em ${date}`)

const roles: Record<Role, string> = {
  athlete: 'atleta',
  judge: 'juiz',
  organizer: 'organizador',
  supervisor: 'supervisor',
  admin: 'admin',
}

const written = (note: string) => (note === '' ? [] : [`Recado do admin: “${note}”`])

export const mails: Mails = {
  'verify-email': ({ name }) => ({
    subject: 'Confirme seu e-mail',
    paragraphs: [
      `Olá, ${name}!`,
      'Boas-vindas ao Trickline. Confirme que este e-mail é seu.',
      'Se você não criou uma conta, pode ignorar esta mensagem.',
    ],
    action: 'Confirmar e-mail',
  }),
  'reset-password': ({ name }) => ({
    subject: 'Escolha uma nova senha',
    paragraphs: [
      `Olá, ${name}!`,
      'Alguém, esperamos que você, pediu uma nova senha. O link vale por uma hora.',
      'Se não foi você, pode ignorar esta mensagem: sua senha continua a mesma.',
    ],
    action: 'Escolher nova senha',
  }),
  'new-address': ({ name }) => ({
    subject: 'Confirme seu novo e-mail',
    paragraphs: [
      `Olá, ${name}!`,
      'Confirme que este e-mail é seu. A partir daí ele será o da sua conta; até lá, vale o antigo.',
      'Se você não pediu isso, pode ignorar esta mensagem.',
    ],
    action: 'Confirmar e-mail',
  }),
  'address-changes': ({ name, address }) => ({
    subject: 'O e-mail da sua conta vai mudar',
    paragraphs: [
      `Olá, ${name}!`,
      `Sua conta vai passar para o e-mail ${address} assim que ele for confirmado.`,
      'Se não foi você, troque sua senha agora: quem pediu conhece a atual.',
    ],
    action: 'Abrir minha conta',
  }),
  'password-changed': ({ name }) => ({
    subject: 'Sua senha foi alterada',
    paragraphs: [
      `Olá, ${name}!`,
      'A senha da sua conta foi alterada. Todos os outros aparelhos foram desconectados.',
      'Se não foi você, escolha agora uma nova senha.',
    ],
    action: 'Escolher nova senha',
  }),
  'second-factor-changed': ({ name, isOn }) => ({
    subject: isOn ? 'Seu segundo fator está ativado' : 'Seu segundo fator está desativado',
    paragraphs: [
      `Olá, ${name}!`,
      isOn
        ? 'A partir de agora, para entrar na sua conta é preciso um código do seu segundo fator.'
        : 'Para entrar na sua conta, não é mais preciso um segundo fator.',
      'Se não foi você, troque sua senha agora: quem fez isso conhece a atual.',
    ],
    action: 'Abrir minha conta',
  }),
  invitation: ({ name, competition, role, date }) => ({
    subject: `Convite para ${competition}`,
    paragraphs: [
      `Olá, ${name}!`,
      role === 'judge'
        ? `Você recebeu um convite para julgar ${competition}${onThe(date)}.`
        : `Você recebeu um convite para competir em ${competition}${onThe(date)}.`,
      'Confirme ou recuse na página da competição.',
    ],
    action: 'Abrir a competição',
  }),
  'competition-returned': ({ name, competition, reason }) => ({
    subject: `${competition} precisa de ajustes`,
    paragraphs: [
      `Olá, ${name}!`,
      `Um supervisor devolveu ${competition} para você, com este motivo:`,
      reason,
      'Mude o que for preciso e salve: quando estiver completa de novo, a competição volta a esperar aprovação.',
    ],
    action: 'Editar a competição',
  }),
  'invitation-to-join': ({ competition, date }) => ({
    subject: `Convite para ${competition}`,
    paragraphs: [
      'Olá!',
      `Você recebeu um convite para competir em ${competition}${onThe(date)}.`,
      'Crie uma conta com este e-mail e confirme: o convite vai estar esperando por você.',
    ],
    action: 'Criar conta',
  }),
  'role-granted': ({ name, role, note }) => ({
    subject: `Agora você tem a função de ${roles[role]} no Trickline`,
    paragraphs: [
      `Olá, ${name}!`,
      `Um admin deu à sua conta a função de ${roles[role]}. Já está valendo.`,
      ...written(note),
    ],
    action: 'Abrir seu perfil',
  }),
  'role-refused': ({ name, role, note }) => ({
    subject: `Seu pedido da função de ${roles[role]}`,
    paragraphs: [
      `Olá, ${name}!`,
      `Um admin não aceitou seu pedido da função de ${roles[role]}.`,
      ...written(note),
      'Você pode pedir de novo no seu perfil.',
    ],
    action: 'Abrir seu perfil',
  }),
  'role-withdrawn': ({ name, role, note }) => ({
    subject: `Você não tem mais a função de ${roles[role]} no Trickline`,
    paragraphs: [
      `Olá, ${name}!`,
      `Um admin retirou da sua conta a função de ${roles[role]}.`,
      ...(role === 'judge' ? ['As voltas que você estava julgando ficam livres para outros juízes.'] : []),
      ...written(note),
    ],
    action: 'Abrir seu perfil',
  }),
  'account-suspended': ({ name, reason }) => ({
    subject: 'Sua conta está suspensa',
    paragraphs: [
      `Olá, ${name}!`,
      'Um admin suspendeu sua conta: suas sessões foram encerradas e, por enquanto, você não pode entrar.',
      ...written(reason),
    ],
    action: 'Abrir o Trickline',
  }),
  'account-restored': ({ name, reason }) => ({
    subject: 'Sua conta está aberta de novo',
    paragraphs: [
      `Olá, ${name}!`,
      'Um admin encerrou a suspensão da sua conta: você já pode entrar de novo.',
      ...written(reason),
    ],
    action: 'Entrar',
  }),
  'webhook-off': ({ name, competition, address }) => ({
    subject: `Webhook de ${competition} desativado`,
    paragraphs: [
      `Olá, ${name}!`,
      `quase tudo o que o Trickline enviou para ${address} por ${competition} nas últimas horas falhou; por isso, nada mais é enviado para lá.`,
      'Quando o endereço voltar a responder, envie um teste na página da competição: ele reativa o webhook.',
    ],
    action: 'Abrir a competição',
  }),
}
