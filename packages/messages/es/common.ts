/** Words of the frame and of parts that every screen uses. */
import type { common as english } from '../en/common.ts'
import { plural } from '../plural.ts'
import { roleNames } from './role-names.ts'

export const common: typeof english = {
  product: 'Trickline',
  skipToContent: 'Ir al contenido',

  menu: 'Menú',
  close: 'Cerrar',
  cancel: 'Cancelar',
  you: 'Tú',
  deletedAthlete: 'Cuenta eliminada',
  save: 'Guardar',
  saving: 'Guardando…',
  back: 'Volver',
  undo: 'Deshacer',
  retry: 'Reintentar',
  open: 'Abrir',
  savedOf: (name, total) => `${name}: guardada · ${total}`,
  keptOf: (name, total) => `${name} · ${total}: guardada aquí; se envía al volver la red`,
  discard: 'Descartar',
  more: 'Más',
  previous: 'Anterior',
  next: 'Siguiente',
  firstPage: 'Primera página',
  lastPage: 'Última página',
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
  loading: 'Cargando…',
  list: {
    search: 'Buscar',
    clearSearch: 'Borrar la búsqueda',
    reset: (filter) => `Quitar el filtro ${filter}`,
    filters: 'Filtros',
    all: 'Todo',
    showAll: (count) => `Mostrar todo (${count})`,
    found: (count) => plural('es', count, { one: '# resultado', other: '# resultados' }),
    noMatchTitle: 'No hay coincidencias',
    noMatchText: 'Nada cumple a la vez esta búsqueda y estos filtros.',
    tryPart: 'Prueba con una palabra o parte del nombre.',
  },
  labelled: (label, value) => `${label}: ${value}`,
  quoted: (text) => `«${text}»`,
  crop: {
    hint: 'Mueve la foto hasta que el marco tenga lo que se va a ver: arrastrando o con las flechas.',
    zoom: 'Ampliar',
    use: 'Usar esta parte',
  },
  unknown: 'ERROR RULES',
  withoutRules: 'Sin reglas',

  navigation: 'Navegación principal',
  nav: {
    home: 'Inicio',
    competitions: 'Competiciones',
    training: 'Entrenamiento',
    trickList: 'Lista de trucos',
    rulebooks: 'Reglamentos',
    statistics: 'Estadísticas',
    judgingProgram: 'Programa de jueces',
    community: 'Comunidad',
    athletes: 'Atletas',
    judges: 'Jueces',
    organizers: 'Organizadores',
    worldRanking: 'Ranking mundial',
    profile: 'Perfil',
    admin: 'Administración',
  },
  comingSoon: 'Próximamente',
  logout: 'Cerrar sesión',
  language: 'Idioma',
  mode: 'Modo',
  modes: roleNames,
  theme: 'Tema',
  toDark: 'Tema oscuro',
  toLight: 'Tema claro',
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
  asOf: (time) => `Última actualización: ${time}`,
  needsNetwork: 'Para esto necesitas conexión.',
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

  countdown: { days: 'd', hours: 'h', minutes: 'min', seconds: 's' },

  noAnswer: 'Error de red o respuesta indefinida',
  wrongAnswer:
    'Llegó una respuesta que esta página no puede leer. Quizá la envió la propia red u otra versión de Trickline.',
  failed: (requestId) =>
    `Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.${requestId ? ` (Petición ${requestId})` : ''}`,
  crashTitle: 'Esta pantalla se ha caído de la línea',
  crashText: 'Un error la ha detenido. Lo que guardaste está a salvo; vuelve a cargar la página para seguir.',
  reload: 'Volver a cargar',
  notFoundTitle: 'Nada en esta línea',
  notFoundText: 'Esta dirección no lleva a ningún sitio, o lo que había ya no está.',
  toStart: 'Al inicio',
}
