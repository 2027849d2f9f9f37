/** Words of the admin page and of role requests (screens §24). */
import type { admin as english } from '../en/admin.ts'
import { plural } from '../plural.ts'

export const admin: typeof english = {
  title: 'Administración',
  tabs: {
    requests: 'Solicitudes',
    accounts: 'Cuentas',
    catalogue: 'Catálogo de trucos',
    settings: 'Opciones',
    changes: 'Registro',
    health: 'Estado',
    outbox: 'Bandeja de salida',
  },
  requestsOpen: (count) => plural('es', count, { one: '# solicitud', other: '# solicitudes' }),

  asksFor: (role) => `Pide el rol ${role}`,
  noNote: 'Sin nota.',
  grant: 'Conceder',
  granted: (name, role) => `${name} ya tiene el rol ${role}.`,
  noRequestsTitle: 'Nadie está esperando',
  noRequestsText: 'Las solicitudes de roles aparecen aquí.',
  requestsFailed: 'No se han podido cargar las solicitudes',

  accountsFailed: 'No se han podido cargar las cuentas',
  searchHint: 'Nombre, correo o usuario',
  roles: 'Roles',
  suspended: 'Suspendida',
  movesOf: (name) => `Cambiar la cuenta de ${name}`,
  grantTo: (role) => `Dar el rol ${role}`,
  withdrawFrom: (role) => `Retirar el rol ${role} …`,
  ownAccount: 'No puedes suspender tu propia cuenta.',

  refuse: {
    menu: 'Rechazar …',
    title: (name, role) => `¿Rechazar el rol ${role} a ${name}?`,
    consequence: 'Se le comunica por correo, con lo que escribas aquí. Puede volver a pedirlo.',
    reason: 'Por qué (opcional)',
    action: 'Rechazar',
    done: (name) => `Se lo hemos comunicado a ${name}.`,
  },
  withdraw: {
    title: (name, role) => `¿Retirar el rol ${role} a ${name}?`,
    consequence:
      'Deja de valer desde este momento, también en las competiciones en curso; las rondas que estaba puntuando quedan libres para otros jueces. Se le comunica por correo, con lo que escribas aquí.',
    reason: 'Por qué (opcional)',
    action: 'Retirar',
    done: (name, role) => `${name} ya no tiene el rol ${role}.`,
  },
  suspend: {
    menu: 'Suspender …',
    title: (name) => `¿Suspender a ${name}?`,
    consequence:
      'Sus sesiones se cierran al momento y no puede entrar hasta que se restaure la cuenta. Se le comunica por correo, con lo que escribas aquí.',
    reason: 'Por qué',
    action: 'Suspender',
    done: (name) => `La cuenta de ${name} está suspendida.`,
  },
  restore: {
    menu: 'Restaurar …',
    title: (name) => `¿Restaurar a ${name}?`,
    consequence: 'Puede volver a entrar. Se le comunica por correo, con lo que escribas aquí.',
    reason: 'Por qué',
    action: 'Restaurar',
    done: (name) => `${name} puede volver a entrar.`,
  },

  settings: {
    mixed: {
      name: 'Competiciones mixtas',
      does: 'Los organizadores pueden elegir «Mixto» además de femenino y masculino.',
    },
    online: {
      name: 'Competiciones en línea',
      does: 'Los organizadores pueden elegir «En línea» además de presencial, con días para enviar vídeos en lugar de un sitio.',
    },
    team: {
      name: 'Competiciones por equipos',
      does: 'Los organizadores pueden elegir «Equipos» además de nacional e internacional.',
    },
    world_ranking: {
      name: 'Ranking mundial',
      does: 'Cualquiera puede abrir el ranking mundial. Mientras está apagado, el menú lo anuncia.',
    },
  },
  settingsNote: 'Lo que ya existe se queda como está cuando se desactiva una opción.',
  switched: (name, on) => `${name}: ${on ? 'activado' : 'desactivado'}.`,

  actions: {
    'role-granted': (role) => `Rol ${role} concedido`,
    'role-withdrawn': (role) => `Rol ${role} retirado`,
    'role-refused': (role) => `Rol ${role} rechazado`,
    'account-suspended': () => 'Cuenta suspendida',
    'account-restored': () => 'Cuenta restaurada',
    'setting-on': () => 'Activado',
    'setting-off': () => 'Desactivado',
  },
  someone: 'Una cuenta borrada',
  commandLine: 'Línea de órdenes',
  by: (name) => `por ${name}`,
  noChangesTitle: 'Todavía no se ha cambiado nada',
  noChangesText: 'Los cambios de roles, suspensiones y opciones aparecen aquí.',
  changesFailed: 'No se ha podido cargar el registro',

  health: {
    failed: 'No se pudo cargar el estado del servidor',
    allWell: 'Todo funciona.',
    processes: 'Procesos',
    process: (version, node, since) => `Trickline ${version}, Node.js ${node}, desde ${since}`,
    gone: (when) => `última señal ${when}`,
    storage: 'Almacenamiento',
    freeOf: (total) => `libres de ${total}.`,
    database: (size) => `La base de datos ocupa ${size}.`,
    backup: (when) => `Última copia de seguridad: ${when}.`,
    noBackup: 'Aún no hay ninguna copia de seguridad.',
    toBackUp: 'Configura BACKUP_DIR en el servidor: entonces se hace una cada noche.',
    rehearsal: (when) => `Última copia restaurada como prueba: ${when}.`,
    noRehearsal: 'Aún no se ha restaurado ninguna copia como prueba.',
    toRehearse: 'Con BACKUP_DIR, la copia más reciente se restaura como prueba cada semana.',
    mails: 'Correos',
    sent: 'Este servidor envía sus correos.',
    kept: (count) =>
      plural('es', count, {
        one: 'Los correos no se envían: # está en la bandeja de salida.',
        other: 'Los correos no se envían: # están en la bandeja de salida.',
      }),
    waiting: (count) =>
      plural('es', count, {
        one: '# espera: su destinatario ya recibió bastantes por ahora.',
        other: '# esperan: sus destinatarios ya recibieron bastantes por ahora.',
      }),
    jobs: 'Tareas',
    queues: { mail: 'Correos', 'secret-mail': 'Correos con enlace' },
    states: {
      created: 'en espera',
      retry: 'otro intento',
      active: 'en curso',
      completed: 'hechos',
      cancelled: 'cancelados',
      failed: 'fallidos',
      waiting: 'en espera',
      delivered: 'entregados',
    },
    deliveries: 'Entregas de webhooks',
    errors: 'Últimos errores',
  },

  first: {
    title: 'La primera cuenta de administración',
    text: (who) =>
      `Esto hace de ${who} quien administra este Trickline: concede roles, suspende cuentas y activa opciones. Funciona una sola vez.`,
    action: 'Administrar',
    done: 'Ya administras este Trickline.',
    goOn: 'A la página de administración',
  },
}
