/** Words of the menus, of logging out and of the state of the network. */
import type { frame as english } from '../en/frame.ts'
import { plural } from '../plural.ts'

export const frame: typeof english = {
  navigation: 'Navegação principal',
  comingSoon: 'Em breve',
  logout: 'Sair',
  theme: 'Tema',
  logoutTitle: 'Sair agora?',
  logoutConsequence: (unsent) =>
    plural('pt', unsent, {
      one: '# alteração ainda não chegou ao servidor. Ao sair, ela é apagada deste dispositivo.',
      other: '# alterações ainda não chegaram ao servidor. Ao sair, elas são apagadas deste dispositivo.',
    }),
  logoutBegun: (rounds) =>
    plural('pt', rounds, {
      one: '# volta que você começou está só neste dispositivo. Ao sair, ela é apagada.',
      other: '# voltas que você começou estão só neste dispositivo. Ao sair, elas são apagadas.',
    }),
  logoutReviews: (reviews) =>
    plural('pt', reviews, {
      one: '# revisão que você começou está só neste dispositivo. Ao sair, ela é apagada.',
      other: '# revisões que você começou estão só neste dispositivo. Ao sair, elas são apagadas.',
    }),
  offlineSince: (time) => `Sem conexão desde ${time}. O que você vê pode estar desatualizado.`,
  unsent: (count) =>
    plural('pt', count, {
      one: '# alteração salva neste dispositivo, esperando a rede',
      other: '# alterações salvas neste dispositivo, esperando a rede',
    }),
  unsentFailed: (count) =>
    plural('pt', count, { one: '# alteração recusada', other: '# alterações recusadas' }),
  lookAt: 'Ver',
  discardTitle: 'Descartar o que foi recusado?',
  discardConsequence: (count) =>
    plural('pt', count, {
      one: '# alteração está só neste dispositivo. Ao descartar, ela é apagada de vez.',
      other: '# alterações estão só neste dispositivo. Ao descartar, elas são apagadas de vez.',
    }),
  newVersion: 'Há uma nova versão do Trickline. O que você preencheu continua aí.',
}
