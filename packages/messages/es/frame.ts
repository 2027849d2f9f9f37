/** Words of the menus, of logging out and of the state of the network. */
import type { frame as english } from '../en/frame.ts'
import { plural } from '../plural.ts'

export const frame: typeof english = {
  navigation: 'Navegación principal',
  comingSoon: 'Próximamente',
  logout: 'Cerrar sesión',
  theme: 'Tema',
  logoutTitle: '¿Cerrar sesión ahora?',
  logoutConsequence: (unsent) =>
    plural('es', unsent, {
      one: '# guardado aún no ha llegado al servidor. Al cerrar sesión se borra de este dispositivo.',
      other: '# guardados aún no han llegado al servidor. Al cerrar sesión se borran de este dispositivo.',
    }),
  logoutBegun: (rounds) =>
    plural('es', rounds, {
      one: '# ronda que has empezado está solo en este dispositivo. Al cerrar sesión se borra.',
      other: '# rondas que has empezado están solo en este dispositivo. Al cerrar sesión se borran.',
    }),
  logoutReviews: (reviews) =>
    plural('es', reviews, {
      one: '# revisión que has empezado está solo en este dispositivo. Al cerrar sesión se borra.',
      other: '# revisiones que has empezado están solo en este dispositivo. Al cerrar sesión se borran.',
    }),
  offlineSince: (time) => `Sin conexión desde las ${time}. Lo que ves puede estar anticuado.`,
  unsent: (count) =>
    plural('es', count, {
      one: '# guardado en este dispositivo, a la espera de la red',
      other: '# guardados en este dispositivo, a la espera de la red',
    }),
  unsentFailed: (count) =>
    plural('es', count, { one: '# guardado rechazado', other: '# guardados rechazados' }),
  lookAt: 'Verlo',
  discardTitle: '¿Descartar lo rechazado?',
  discardConsequence: (count) =>
    plural('es', count, {
      one: '# guardado está solo en este dispositivo. Al descartarlo se borra.',
      other: '# guardados están solo en este dispositivo. Al descartarlos se borran.',
    }),
  newVersion: 'Hay una nueva versión de Trickline. Lo que has introducido se conserva.',
}
