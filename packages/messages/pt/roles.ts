/** Words of role requests on one's own profile (screens §24). */
import type { roles as english } from '../en/roles.ts'

export const roles: typeof english = {
  add: 'Adicionar função',
  title: 'Pedir uma função',
  text: 'Um admin responde; você recebe um e-mail, e a função vale na hora.',
  role: 'Função',
  choose: 'Escolha uma função',
  does: {
    judge: 'Julga voltas das competições para as quais os organizadores convidam você.',
    organizer: 'Cria competições, convida participantes e conduz tudo.',
    supervisor: 'Aprova as competições dos organizadores.',
  },
  note: 'Observação (opcional)',
  noteHint: 'O que um admin deve saber: onde você já julgou, o que quer organizar.',
  send: 'Pedir',
  waiting: (role) => `${role}: esperando resposta`,
  since: (date) => `Pedido em ${date}`,
}
