/** Words of the steps of organizers and supervisors, from a draft to the start (screens §3, §5). */
import type { competitionSteps as english } from '../en/competition-steps.ts'
import { plural } from '../plural.ts'

export const competitionSteps: typeof english = {
  approve: 'Aprobar',
  publish: 'Publicar',
  edit: 'Editar',
  delete: 'Eliminar',
  copy: 'Copiar',
  return: 'Devolver',
  copied: (name) => `Es una copia de ${name}, sin sus fechas ni sus personas.`,
  returned: (name) => `${name} se ha devuelto a su organizador.`,
  returnTitle: (name) => `¿Devolver ${name}?`,
  returnConsequence: 'Vuelve a ser un borrador. Su organizador recibe el motivo por correo y lo lee aquí.',
  returnReason: 'Motivo',
  approved: (name) => `${name} está aprobada.`,
  published: (name) => `${name} está publicada. Ya la ve todo el mundo.`,
  deleted: (name) => `${name} se ha eliminado.`,
  whyNotApprove: 'Solo se aprueba una competición completa que espera aprobación',
  whyNotPublish: {
    incomplete: 'Primero hay que completarla al 100\u00a0%',
    notApproved: 'Primero tiene que aprobarla un supervisor',
    published: 'Ya está publicada',
  },
  whyNotPassed: 'Su inicio ya pasó',
  newDate: 'Nueva fecha',
  newDateTitle: (name) => `¿Una nueva fecha para ${name}?`,
  newDateConsequence: 'Vuelve a ser un borrador. Con la nueva fecha espera otra vez aprobación.',
  whyNotEdit: 'Está aprobada: lo que aún se puede cambiar está en sus detalles',
  whyNotDelete: 'Está publicada: ya no se puede eliminar',
  publishTitle: '¿Publicar esta competición?',
  publishConsequence: (name) =>
    `Todo el mundo verá ${name}. Ya no se podrá eliminar, y los atletas podrán inscribirse si está abierta.`,
  deleteTitle: '¿Seguro que quieres eliminar esta competición?',
  delete_competition: (name, entries) =>
    plural('es', entries, {
      one: `${name} desaparece con su # inscripción. No se puede deshacer.`,
      other: `${name} desaparece con sus # inscripciones. No se puede deshacer.`,
    }),
  error: 'Error',
  deleteFailed: 'No se pudo eliminar la competición. Inténtalo de nuevo más tarde.',
  deleteServerError: 'Error en el servidor: no se pudo eliminar la competición.',
  start: 'Empezar la competición',
  starting: 'Empezando…',
  startTitle: (name) => `¿Empezar ${name}?`,
  startConsequence: (athletes) =>
    plural('es', athletes, {
      one: 'Empieza # atleta; se crea la primera ronda. Después nadie puede entrar ni salir.',
      other:
        'Empiezan # atletas; se crean las rondas de la clasificatoria. Después nadie puede entrar ni salir.',
    }),
  started: 'La competición ha empezado.',
  readyToStart: 'Lista para empezar',
  waitsForApproval: 'Espera la aprobación',
  approvalText: 'Mira sus detalles: una vez aprobada, su organizador puede publicarla.',
  finishForm: 'Terminar el formulario',
  beforeStart: 'Antes de empezar',
  toDo: (count) => plural('es', count, { one: '# pendiente', other: '# pendientes' }),
  startProblems: {
    'not-published': 'Tiene que estar publicada.',
    'already-started': 'Ya ha empezado.',
    'date-not-reached': (date) => `Empieza el ${date}`,
    'unpaid-athletes': (unpaid, approved) =>
      plural('es', unpaid, {
        one: `# de ${approved} atletas no ha pagado`,
        other: `# de ${approved} atletas no han pagado`,
      }),
    'too-few-athletes': (approved, min) => `${approved} de al menos ${min} atletas aprobados`,
    waiting: (count) =>
      plural('es', count, {
        one: '# inscripción espera tu aprobación',
        other: '# inscripciones esperan tu aprobación',
      }),
  },
  startDone: {
    paid: (count: number) =>
      plural('es', count, {
        one: 'El atleta aprobado ha pagado.',
        other: 'Los # atletas aprobados han pagado.',
      }),
    enough: (count: number) =>
      plural('es', count, {
        one: '# atleta aprobado: suficiente.',
        other: '# atletas aprobados: suficientes.',
      }),
  },
  toPublish: {
    complete: (percent) => `El formulario está al ${percent}\u00a0%.`,
    approval: 'Antes la aprueba un supervisor.',
    newDate: 'Su inicio ya pasó, elige una nueva fecha.',
  },
  judgesMissing: (approved, wanted) =>
    approved === 0 ? 'Todavía no hay jueces aprobados' : `${approved} de ${wanted} jueces aprobados`,
}
