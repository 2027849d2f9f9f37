/** Words of the compact view of a competition for judges and athletes (screens §9). */
import type { details as english } from '../en/details.ts'

export const details: typeof english = {
  participants: 'Participantes',
  nobody: 'Todavía no hay inscripciones.',
  noRounds: 'Las rondas aparecen aquí cuando empieza la competición.',
  number: 'N.º',
  name: 'Nombre',
  surname: 'Apellidos',
  athlete: 'Atleta',
  status: 'Estado',
  role: 'Rol',
  rank: 'Puesto',
  score: 'Puntos',
  judge: 'Puntuar',
  byEmail: 'Invitación por correo',
  roles: { athlete: 'Atleta', judge: 'Juez' },
  round: (number, phase) => `Ronda ${number}: ${phase}`,

  actions: 'Acciones',
  actionsOf: (name) => `Acciones para la ronda de ${name}`,
  look: 'Ver',
  publish: 'Publicar',
  whyNotPublish: 'Quien organiza publica la fase entera',
  whyNotLook: 'Sus trucos todavía no son visibles para ti',
  whyNotEdit: 'Solo se edita una ronda puntuada que nadie más tenga abierta',
  edit: 'Editar',

  bracket: 'Cuadro',
  stages: {
    sixteenthFinal: 'Dieciseisavos',
    eighthFinal: 'Octavos',
    quarterFinal: 'Cuartos',
    semiFinal: 'Semifinal',
    thirdPlace: 'Tercer Puesto',
    final: 'Final',
  },
  loadingPlayer: 'Cargando...',

  manage: 'Gestionar',
  goTo: 'Ir a',
  chooseSection: 'Elige una sección',
  cancel: 'Cancelar y salir',
}
