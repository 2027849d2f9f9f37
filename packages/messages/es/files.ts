/** Words in the files of a competition (calls §24). */
import type { files as english } from '../en/files.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'

export const files: typeof english = {
  phaseNames,
  judging: (part: string) => `Como juez: ${part}`,
  import: {
    draft: (name) => `«${name}» se crea como borrador tuyo. Un supervisor lo aprueba como cualquier otro.`,
    finished: (name) => `«${name}» se crea como competición terminada tuya, con sus resultados.`,
    invited: (count) =>
      plural('es', count, {
        one: 'Se inscribe # atleta como invitación. No sale ningún correo hasta que lo envíes.',
        other: 'Se inscriben # atletas como invitaciones. No sale ningún correo hasta que lo envíes.',
      }),
    leftOut: (count) =>
      plural('es', count, {
        one: 'Queda fuera # persona: puntúa, no tiene dirección o ha rechazado.',
        other: 'Quedan fuera # personas: puntúan, no tienen dirección o han rechazado.',
      }),
    names: (count) =>
      plural('es', count, {
        one: '# persona es un nombre sin cuenta.',
        other: '# personas son nombres sin cuenta.',
      }),
    mayAccept: (count) =>
      plural('es', count, {
        one: '# tiene una dirección: quien la haya verificado puede quedarse con lo suyo.',
        other: '# tienen una dirección: quien la haya verificado puede quedarse con lo suyo.',
      }),
    rounds: (count) => plural('es', count, { one: 'Se crea # ronda.', other: 'Se crean # rondas.' }),
    tricks: (count) => plural('es', count, { one: 'Tiene # truco.', other: 'Tienen # trucos.' }),
    places: (count) =>
      plural('es', count, { one: 'El podio tiene # puesto.', other: 'El podio tiene # puestos.' }),
    unranked: 'No cuenta en ningún ranking salvo que un admin lo diga.',
    withoutPicture: 'Su imagen no está en el archivo.',
    again: 'Este archivo ya se importó: no se crea nada, se abre su competición.',
    waits: 'Un supervisor tiene que aprobarla; hasta entonces solo la veis tú, los supervisores y los admin.',
  },
  /** In the share sheet. */
  downloads: {
    title: 'Archivos',
    tables: { results: 'Resultados', 'start-list': 'Lista de salida', entries: 'Inscripciones' },
    table: 'Para imprimir (PDF), o como tabla (CSV)',
    sheets: (phase) => `Hojas de puntuación: ${phase}`,
    calendar: 'Calendario',
    calendarText: 'La competición y cada fase (ICS)',
    everything: 'Todo',
    everythingText: 'Para guardarlo o importarlo en otro sitio (JSON)',
    isa: {
      title: 'Para la federación',
      text: 'Puntos y notas como los toma el SportHub de la ISA (JSON)',
      look: 'Ver antes',
      save: 'Guardar el archivo',
      unlinked: (count: number, names: string) =>
        plural('es', count, {
          one: `# atleta no tiene id de la federación y se entrega por su nombre: ${names}.`,
          other: `# atletas no tienen id de la federación y se entregan por su nombre: ${names}.`,
        }),
      tooFew: (least: number) => `Con menos de ${least} atletas nadie recibe puntos en este nivel.`,
    },
    saveNamed: (name, format) => `Guardar: ${name} (${format})`,
  },
  importing: {
    title: 'Importar una competición',
    text: 'Elige el archivo en el que se guardó una competición con todo. Primero se te dice qué se crearía.',
    choose: 'Elegir un archivo',
    chooseAnother: 'Elegir otro archivo',
    make: 'Importar',
    making: 'Importando…',
    wrong: (count) =>
      plural('es', count, {
        one: '# cosa del archivo no es válida. No se crea nada.',
        other: '# cosas del archivo no son válidas. No se crea nada.',
      }),
  },
  /** On printed pages. */
  pdf: {
    place: 'Puesto',
    name: 'Nombre',
    country: 'País',
    score: 'Puntuación',
    number: 'Número',
    role: 'Rol',
    status: 'Estado',
    athlete: 'Atleta',
    judge: 'Juez',
    order: 'Orden',
    group: 'Grupo',
    trick: 'Truco',
    combo: 'Combo',
    side: 'Lado',
    grab: 'Grab',
    dub: 'Dub',
    value: 'Valor',
    points: 'Puntos',
    organizer: 'Organización',
    judges: 'Jueces',
    remark: 'Nota',
    /** What decided between equal totals, and why somebody is out. */
    remarks: {
      qualifying: 'mejor clasificatoria',
      order: 'número anterior',
      seed: 'mejor cabeza de serie',
      disqualified: 'descalificación',
      injured: 'lesión',
    },
    official: ({ number, when, names }) => `Oficial · sello ${number} · ${when} · ${names}`,
    unofficial: 'No oficial: aún sin sellar',
    stillTrue: '¿Sigue siendo válido este papel?',
    placeAndDate: 'Lugar y fecha',
    page: 'Página # de ##',
    sheets: 'Hojas de puntuación',
    sums: (score, style, variety, total) =>
      `Puntuación ${score} · Estilo ${style}\u00a0% · Variedad ${variety} · Total ${total}`,
  },
}
