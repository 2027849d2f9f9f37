/** Words of one's own account, and of the outbox for admins (accounts-and-people §10 to §12). */
import type { account as english } from '../en/account.ts'
import { common } from './common.ts'
import { plural } from '../plural.ts'

export const account: typeof english = {
  title: 'Conta',
  toProfile: 'Seu perfil',

  groups: { signIn: 'Acesso', competitions: 'Competições', data: 'Dados e programas' },

  emailTitle: 'E-mail',
  emailText: (email) => `Você entra com ${email}.`,
  newEmail: 'Novo e-mail',
  changeEmail: 'Trocar e-mail',
  emailSent: (email) => `Enviamos um link para ${email}.`,
  emailSentText: 'Até você abrir o link, vale o e-mail antigo. Mandamos um aviso para ele também.',

  passwordTitle: 'Senha',
  presentPassword: 'Sua senha atual',
  changePassword: 'Trocar senha',
  changing: 'Trocando…',
  passwordChanged: 'Sua senha foi trocada. Nos outros dispositivos, sua sessão foi encerrada.',

  sessionsTitle: 'Onde sua conta está aberta',
  thisOne: 'Este dispositivo',
  unknownDevice: 'Dispositivo desconhecido',
  device: (browser, system) => `${browser} no ${system}`,
  sessionTimes: (used, since) => `Último uso: ${used}. Aberta em: ${since}`,
  end: 'Encerrar',
  endNamed: (device) => `Encerrar a sessão: ${device}`,
  sessionEnded: (device) => `Sessão encerrada: ${device}.`,
  sessionsFailed: 'Não foi possível carregar suas sessões',

  /** About an imported competition. */
  named: {
    text: (name, competition) =>
      `“${name}” aparece em ${competition}, que foi importada, com o seu endereço. Se é você, assuma: passará para a sua conta.`,
    accept: 'Sou eu',
    accepted: (competition) => `O que você fez em ${competition} agora é seu.`,
  },

  secondFactor: {
    title: 'Segundo fator',
    text: 'Para entrar será preciso também um código de um aplicativo no seu celular.',
    needed: 'Este servidor pede isso a todo admin. Até você ter, esse papel não dá nenhum poder.',
    on: 'Está ativado.',
    left: (codes) =>
      plural('pt', codes, {
        one: 'Resta # código de recuperação.',
        other: 'Restam # códigos de recuperação.',
      }),
    failed: 'Não foi possível carregar o segundo fator',
    add: 'Adicionar um segundo fator',
    next: 'Continuar',
    scan: 'Leia isto com um aplicativo autenticador ou digite a chave à mão. Depois escreva o código que o aplicativo mostra.',
    qr: 'Código QR para o aplicativo autenticador',
    key: 'Chave',
    switchOn: 'Ativar',
    codesTitle: 'Seus códigos de recuperação',
    codesText:
      'Com cada um você entra uma vez, sem o celular. Guarde-os em outro lugar: eles só aparecem esta vez.',
    off: 'Desativar',
    offQuestion: 'Desativar o segundo fator?',
    offText: 'A partir daí basta a sua senha para entrar.',
    offDone: 'Seu segundo fator está desativado.',
  },

  tokens: {
    title: 'Tokens para programas',
    text: 'Com um token, um programa seu age por você, sem a sua senha.',
    failed: 'Não foi possível carregar seus tokens',
    make: 'Novo token',
    makeNow: 'Criar',
    name: 'Nome',
    nameHint: 'Para que serve, como “Site do clube”.',
    may: 'Ele pode',
    scopes: { read: 'Ler', judge: 'Julgar', organize: 'Organizar' },
    ends: 'Termina',
    inDays: (days) => plural('pt', days, { one: 'em # dia', other: 'em # dias' }),
    unused: 'nunca usado',
    used: (when) => `usado ${when}`,
    until: (date) => `até ${date}`,
    end: 'Encerrar',
    endNamed: (name) => `Encerrar o token ${name}`,
    ended: (name) => `${name} foi encerrado.`,
    secretTitle: 'Seu novo token',
    secretText: 'Copie agora: ele só aparece esta vez.',
    copy: 'Copiar',
    copied: 'Copiado.',
    close: 'Fechar',
  },

  exportTitle: 'Seus dados',
  exportText: 'Tudo o que guardamos sobre você, em um só arquivo JSON.',
  export: 'Baixar',
  exporting: 'Reunindo…',

  deleteTitle: 'Excluir a conta',
  deleteText: 'É definitivo: ninguém consegue trazê-la de volta.',
  delete: 'Excluir conta',
  deleting: 'Excluindo…',
  deleteQuestion: 'Excluir sua conta?',
  goes: 'O que é apagado',
  goesList: [
    'seu nome, foto, dados de contato e links',
    'suas voltas de treino e seus rascunhos',
    'suas inscrições em competições que ainda não começaram',
    'todas as sessões, em todos os dispositivos',
  ],
  stays: 'O que fica',
  staysList: [
    `seus resultados em competições com outras pessoas, em nome de “${common.deletedAthlete}”`,
    'as competições que você organizou e que já terminaram',
  ],

  outboxText:
    'Sem SMTP_URL nenhum e-mail sai deste servidor. Aqui estão os mais recentes, como teriam sido enviados.',
  outboxSends: 'Este servidor envia seus e-mails. Estes são anteriores.',
  outboxEmpty: 'Nenhum e-mail ainda',
  outboxEmptyText: 'Verificações, convites e respostas aparecem aqui.',
  outboxFailed: 'Não foi possível carregar a caixa de saída',
  to: (recipient) => `Para ${recipient}`,
}
