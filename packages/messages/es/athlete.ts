/** Words about an athlete across competitions: public page, following, calendar and day. */
import { plural } from '../plural.ts'

export const athlete = {
  description: (name: string) =>
    `Resultados, mejores rondas y trucos de ${name} en competiciones de trickline.`,
  results: 'Resultados',
  place: (place: number, field: number) => `Puesto ${place} de ${field}`,
  bestRounds: 'Mejores rondas',
  tricks: 'Trucos logrados en competición',
  times: (count: number) => plural('es', count, { one: '# vez', other: '# veces' }),
  first: (day: string, competition: string) => `primera vez el ${day}, ${competition}`,
  overTime: 'Ranking a lo largo del tiempo',
  rank: (rank: number) => `Puesto ${rank}`,
  since: (year: number) => `Practica slackline desde ${year}`,
  none: { title: 'Aún no hay resultados', text: 'Los resultados aparecen aquí tras la primera competición.' },
  follow: 'Seguir',
  following: 'Siguiendo',
  unfollow: 'Dejar de seguir',
  followText: (name: string) => `Te avisamos cuando le toca a ${name}, en cualquier competición.`,
  isOn: (name: string, competition: string) => `Le toca a ${name}: ${competition}`,
  watch: 'Ver',
  page: {
    title: 'Página para todos',
    text: 'Tus resultados, mejores rondas y trucos de competición en una página que cualquiera puede abrir. Otros pueden seguirte.',
    on: 'Cualquiera puede abrirla',
    off: 'Nadie puede abrirla',
    open: 'Abrir la página',
  },
  turn: {
    title: 'Tu turno',
    text: 'Cuando quedan como mucho dos antes que tú: en la app, y del navegador mientras está abierta en segundo plano.',
    on: 'Recibes el aviso',
    off: 'No recibes el aviso',
    near: (names: readonly string[]) =>
      names.length === 0 ? 'Ahora te toca a ti' : `Antes que tú: ${names.join(', ')}`,
  },
  calendar: {
    title: 'Calendario',
    text: 'Tus rondas y tu trabajo de juez, en el calendario de tu móvil u ordenador. Quien tenga la dirección puede leerlo.',
    make: 'Crear la dirección',
    another: 'Crear otra dirección',
    anotherText: 'La dirección actual deja de valer, y los calendarios que la usan quedan vacíos.',
    address: 'Dirección',
  },
  isaId: {
    label: 'Id en la federación',
    hint: 'Del SportHub de la ISA. Con él se entregan tus resultados.',
    saved: 'Guardado',
  },
  day: {
    line: 'Línea',
    title: 'Tu día',
    round: 'Tu ronda',
    judging: 'Eres juez',
    about: (time: string) => `hacia las ${time}`,
    after: (time: string, name: string) => `hacia las ${time}, después de ${name}`,
    rides: (time: string, name: string) => `hacia las ${time}, le toca a ${name}`,
  },
}
