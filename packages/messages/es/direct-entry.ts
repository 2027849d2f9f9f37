/** Words of direct entry: the strip, the open combo, tiles, settings and keys (screens §11). */
import type { directEntry as english } from '../en/direct-entry.ts'
import { plural } from '../plural.ts'

export const directEntry: typeof english = {
  performanceOf: (what) => `Lado, dub y grab de ${what}`,
  on: (trick) => `En ${trick}`,
  forNext: 'Para el próximo truco',
  nextTrick: 'el próximo truco',
  aimNext: 'Poner lado, dub y grab para el próximo truco',
  aimLast: (trick) => `Cambiar lado, dub y grab de ${trick}`,
  next: 'Otro',
  last: 'Último',
  dubOf: (percent) => `Dub del ${percent}\u00a0%`,
  dub80Ends: 'Solo el último truco de un combo aún abierto puede tener un dub del 80\u00a0%.',
  combo: 'Combo',
  comboBegin: 'Empezar un combo: los próximos trucos entran en él',
  comboEnd: 'Terminar el combo',
  comboOpen: 'Los próximos trucos entran en este combo. «Combo» otra vez, o Mayús+Intro, lo termina.',
  none: 'Tocar un truco lo introduce. «Combo» reúne aquí los próximos.',
  running: (points) => `${points} puntos hasta ahora`,
  validateSingles: (count) => plural('es', count, { one: 'Validar suelto', other: 'Validar # sueltos' }),
  often: 'A menudo',
  follows: 'Suele seguir',
  oftenEmpty: 'Aquí estará lo que este atleta hace a menudo.',
  followsEmpty: 'Aquí estará lo que suele seguir.',
  allGrabs: 'Todos los grabs',
  searchGrab: 'Buscar un grab',
  noGrab: 'Sin grab',
  grabNotFound: (typed) => `Ningún grab se llama «${typed}».`,
  lastEntered: 'Último truco',
  leave: 'Salir',
  willSave: (count, total) =>
    plural('es', count, { one: `# truco · ${total}`, other: `# trucos · ${total}` }),
  newestFirst: 'El último primero',
  performedOrder: 'En el orden en que se hicieron',
  /** Where the next entries land. */
  place: {
    before: (name) => `Próximo truco: antes de ${name}`,
    done: 'Listo',
    inCombo: 'En un combo solo entran trucos sueltos. Para introducir un combo, termina con «Listo».',
  },
  settings: 'Cómo introducir',
  showSearch: 'Buscar escribiendo',
  showTiles: 'Mostrar fichas',
}
