/** Words of direct entry: the strip, the open combo, tiles, settings and keys (screens §11). */
import type { directEntry as english } from '../en/direct-entry.ts'
import { plural } from '../plural.ts'

export const directEntry: typeof english = {
  performanceOf: (what) => `Lado, dub y grab de ${what}`,
  nextTrick: 'el próximo truco',
  aimNext: 'Poner lado, dub y grab para el próximo truco',
  aimLast: (trick) => `Cambiar lado, dub y grab de ${trick}`,
  noTrickYet: 'Aún sin trucos',
  next: 'Otro',
  dubOf: (percent) => `Dub del ${percent}\u00a0%`,
  dub80Ends: 'Solo el último truco de un combo aún abierto puede tener un dub del 80\u00a0%.',
  combo: 'Combo',
  comboBegin: 'Empezar un combo: los próximos trucos entran en él',
  comboEnd: 'Terminar el combo',
  comboOpen: 'Los próximos trucos entran en este combo. «Combo» otra vez, o Mayús+Intro, lo termina.',
  running: (points) => `${points} puntos hasta ahora`,
  validateSingles: (count) => plural('es', count, { one: 'Validar suelto', other: 'Validar # sueltos' }),
  /** The tiles, by the place that the last trick ended on. */
  tiles: {
    from: (place) => `Desde ${place}`,
    landedMost: 'Los que más hace',
    mayFollow: 'Lo que puede seguir',
    families: 'Todos los trucos',
  },
  positions: {
    back: 'la espalda',
    belly: 'el vientre',
    buddha: 'buddha',
    butt: 'el culo',
    chest: 'el pecho',
    crook: 'crook',
    'double-drop-knee': 'double drop knee',
    'drop-knee': 'drop knee',
    feet: 'los pies',
    ground: 'el suelo',
    hands: 'las manos',
    'inside-drop-knee': 'inside drop knee',
    knee: 'la rodilla',
    korean: 'korean',
    lady: 'lady',
    shoulder: 'el hombro',
    split: 'el spagat',
    spraddle: 'spraddle',
  },
  /** To the trick before: as a key, and on the tile below a finger. */
  joined: 'Unido',
  joinedOnTile: 'unido',
  swipeUp: 'Desliza arriba: unido',
  noJoin: {
    'nothing-before': 'No hay ningún truco antes al que unirlo.',
    'after-dub-80': 'A un dub del 80\u00a0% no se une nada.',
  },
  allGrabs: 'Todos los grabs',
  searchGrab: 'Buscar un grab',
  noGrab: 'Sin grab',
  grabNotFound: (typed) => `Ningún grab se llama «${typed}».`,
  leave: 'Salir',
  newestFirst: 'El último primero',
  performedOrder: 'En el orden en que se hicieron',
  /** Where the next entries land. */
  place: {
    before: (name) => `Próximo truco: antes de ${name}`,
    done: 'Listo',
    inCombo: 'En un combo solo entran trucos sueltos. Para introducir un combo, termina con «Listo».',
  },
  settings: 'Cómo introducir',
}
