/** Words of the compact view of a competition for judges and athletes (screens §9). */
import type { details as english } from '../en/details.ts'

export const details: typeof english = {
  participants: 'Participantes',
  nobody: 'Nenhuma inscrição ainda.',
  noRounds: 'As voltas aparecem aqui quando a competição começa.',
  number: 'Nº',
  name: 'Nome',
  surname: 'Sobrenome',
  athlete: 'Atleta',
  status: 'Situação',
  role: 'Função',
  rank: 'Lugar',
  score: 'Pontuação',
  judge: 'Julgar',
  byEmail: 'Convite por e-mail',
  roles: { athlete: 'Atleta', judge: 'Juiz' },
  round: (number, phase) => `Volta ${number}: ${phase}`,

  actions: 'Ações',
  actionsOf: (name) => `Ações da volta de ${name}`,
  look: 'Ver',
  publish: 'Publicar',
  whyNotPublish: 'O organizador publica a fase inteira',
  whyNotLook: 'Você ainda não pode ver as manobras dela',
  whyNotEdit: 'Só dá para editar uma volta julgada que não esteja com outra pessoa',
  edit: 'Editar',

  bracket: 'Chave',
  stages: {
    sixteenthFinal: '16 avos de final',
    eighthFinal: 'Oitavas de final',
    quarterFinal: 'Quartas de final',
    semiFinal: 'Semifinal',
    thirdPlace: '3º lugar',
    final: 'Final',
  },
  loadingPlayer: 'Carregando…',

  manage: 'Gerenciar',
  goTo: 'Ir para',
  chooseSection: 'Escolha uma seção',
  cancel: 'Cancelar e sair',
}
