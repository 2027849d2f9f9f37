/** Words of the rulebooks; their figures come from the rules (scoring §3 to §12). */
import type { Areas } from '../areas.ts'

export const rulebooks: Areas['rulebooks'] = {
  title: 'Reglamentos',
  intro:
    'El reglamento decide cuánto puntúa una ronda. Pruébalo con una: se calcula como en una competición.',
  differTitle: 'Qué cambia',
  differText: 'Está marcado lo que cambió cada versión.',
  newest: 'La más nueva',
  differences: [
    'El mismo truco otra vez',
    'Un truco con dub del 50\u00a0%',
    'Un combo de 6',
    'Un combo de 6 de pie',
    'Cada truco distinto',
    '7 trucos con grab',
  ],
  about: {
    1: 'Cuenta lo que se ha conseguido, para entrenar y por gusto: cada truco, su valor entero.',
    2: 'Premia lo nuevo, lo limpio y lo enlazado: un combo multiplica sus puntos, y uno largo más.',
    3: 'Como la versión 2, y acabar un combo de pie vale más.',
    4: 'Un combo crece con cada truco, con su nivel y con la recepción.',
  },
  sections: {
    'counter-tricks':
      'Cada truco cuenta su valor en la lista de trucos, se haga las veces que se haga y como se haga. Los dubs, combos, grabs y la variedad no cambian nada; el número de trucos distintos se muestra como información.',
    repetitions:
      'Un truco que vuelve en la misma ronda cuenta menos cada vez. Otro lado, otro grab u otra recepción hacen de él otro truco. Los sueltos y los de los combos se cuentan juntos.',
    dubs: 'Tocar la línea o la colchoneta quita una parte del truco. Un dub no lo convierte en otro truco. Con el dub más fuerte en su último truco, un combo pierde sus puntos de combo: cada truco conserva los suyos.',
    'total-combo':
      'Dos trucos o más enlazados son un combo: la suma de sus puntos se multiplica, y por más a partir de seis trucos. Un solo truco no es un combo.',
    'total-combo-plus':
      'Dos trucos o más enlazados son un combo: la suma de sus puntos se multiplica, por más a partir de seis trucos, y por más todavía si el último truco acaba de pie.',
    'total-combo-10':
      'Dentro de un combo cada truco vale más que el anterior, hasta el décimo; desde ahí se mantiene. Cuántos son no es un factor propio.',
    'total-combo-level':
      'Cuanto más alto el nivel medio de sus trucos, más se multiplica el combo: todos de un nivel, repartidos por igual o mezclados da la misma cuenta. Cada truco cuenta una vez, valga lo que valga.',
    'total-combo-level-air':
      'Si el último truco de un combo acaba de pie, el combo se multiplica una vez más: cuanto más alto el nivel de ese truco, más.',
    'variety-plus':
      'Cada truco distinto de la ronda suma al total, después de multiplicar. Los que llevan dub también cuentan; una repetición no.',
    'style-round':
      'Los trucos con grab suben la puntuación de toda la ronda, incluidos los repetidos y los que llevan dub. La variedad se suma después.',
  },
  trickList: 'Qué trucos acaban de pie está en la lista de trucos',
  figures: 'En cifras',
  time: (nth) => (nth < 4 ? ['1.ª', '2.ª', '3.ª'][nth - 1] : '4.ª y siguientes') ?? '',
  dubTakes: (percent) => `dub del ${percent}\u00a0%`,
  size: (isLong) => (isLong ? '6 trucos o más' : 'de 2 a 5 trucos'),
  sizeOnFeet: (isLong) => (isLong ? '6 o más, de pie' : 'de 2 a 5, de pie'),
  place: (nth) => (nth < 10 ? `${nth}.º` : '10.º y siguientes'),
  different: 'cada truco distinto',
  grabsFrom: (from) => (from === 1 ? '1 grab' : `desde ${from} grabs`),
  plusPercent: (percent) => `+${percent}`,
  plusPoints: (points) => `+${points}`,

  example: 'Ejemplo',
  inOrder: 'La ronda, en el orden en que se hizo',
  ofTrick: (name) => `Lo que aporta ${name}, la última vez`,
  ofCombo: 'Lo que aporta el combo',
  ofTotal: 'A cuánto llega la ronda',
  controls: {
    times: 'Número de veces',
    dub: 'Dub',
    grabs: 'Trucos con grab',
    place: 'Posición en su combo',
    level: 'Nivel del truco',
    endsOnFeet: 'Recepción',
    others: 'Otros trucos',
  },
  noDub: 'ninguno',
  onFeet: 'De pie',
  elsewhere: 'En otra parte',
  single: 'suelto',
  reset: 'Volver al ejemplo',

  compareTitle: 'Comparar',
  compareText: 'La misma ronda con cada reglamento.',
  rule: 'Reglamento',
  score: 'Puntos',
  style: 'Estilo',
  variety: 'Variedad',
  total: 'Total',
}
