/** Words of the rows of a round: what they are, their buttons and warnings (screens §11). */
import type { rows as english } from '../en/rows.ts'
import { plural } from '../plural.ts'

export const rows: typeof english = {
  comboTricks: (count, value) =>
    plural('es', count, { one: `# truco · ${value}`, other: `# trucos · ${value}` }),
  beingEdited: 'Se está editando ahora',
  otherEditOpen: 'El combo de arriba no puede volver tal como está: termina o cancela antes su edición.',
  edit: (what) => `Editar ${what}`,
  delete: (what) => `Borrar ${what}`,
  swipeEdit: 'Editar',
  swipeDelete: 'Borrar',
  nth: (occurrence) => `${occurrence}×`,
  repeated: (occurrence) => `Hecho ${occurrence} veces hasta aquí`,
  playFrom: (what, at) => `Reproducir ${what} desde ${at}`,
  mark: (trick) => `Marcar ${trick} para validarlo suelto`,
  place: {
    of: (name) => `Mover ${name} o insertar antes`,
    insertBefore: 'Insertar antes',
    up: 'Subir',
    down: 'Bajar',
    out: 'Sacar del combo',
    inNoCombo: 'No está en ningún combo.',
    move: 'Mover',
    earlier: 'Antes',
    later: 'Después',
    here: 'El próximo truco entra aquí',
    now: (name, at, of) => `${name} es el truco ${at} de ${of}`,
  },
  warnings: {
    retired: 'Se ha retirado del catálogo mientras tanto: quítalo o pon otro en su lugar para guardar.',
    twice: 'Introducido dos veces en un segundo.',
    cannotFollow: (before, ends, starts) => `${before} acaba en ${ends}, este empieza en ${starts}.`,
    level: (level, usual) => `${level}: muy por encima de lo habitual de este atleta (${usual}).`,
  },
  dismiss: (what) => `Está bien: ${what}`,
}
