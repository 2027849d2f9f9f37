/** Words about an athlete across competitions: public page, following, calendar and day. */
import { plural } from '../plural.ts'

export const athlete = {
  description: (name: string) => `Resultate, beste Runs und Tricks von ${name} an Trickline-Wettkämpfen.`,
  results: 'Resultate',
  place: (place: number, field: number) => `Platz\u00a0${place} von ${field}`,
  bestRounds: 'Beste Runs',
  tricks: 'Im Wettkampf gestandene Tricks',
  times: (count: number) => plural('de', count, { other: '#-mal' }),
  first: (day: string, competition: string) => `zuerst am ${day}, ${competition}`,
  overTime: 'Rang im Lauf der Zeit',
  rank: (rank: number) => `Rang\u00a0${rank}`,
  since: (year: number) => `Slackt seit ${year}`,
  none: { title: 'Noch keine Resultate', text: 'Nach dem ersten Wettkampf stehen hier die Resultate.' },
  follow: 'Folgen',
  following: 'Du folgst',
  unfollow: 'Nicht mehr folgen',
  followText: (name: string) => `Du erfährst, wenn ${name} dran ist, an welchem Wettkampf auch immer.`,
  isOn: (name: string, competition: string) => `${name} ist dran: ${competition}`,
  watch: 'Ansehen',
  page: {
    title: 'Seite für alle',
    text: 'Deine Resultate, besten Runs und Tricks aus Wettkämpfen auf einer Seite, die alle öffnen können. Andere können dir folgen.',
    on: 'Alle können sie öffnen',
    off: 'Niemand kann sie öffnen',
    open: 'Seite öffnen',
  },
  turn: {
    title: 'Dein Einsatz',
    text: 'Wenn höchstens zwei vor dir sind: in der App, und durch einen Hinweis des Browsers, solange sie im Hintergrund offen ist.',
    on: 'Du wirst benachrichtigt',
    off: 'Du wirst nicht benachrichtigt',
    near: (names: readonly string[]) =>
      names.length === 0 ? 'Du bist als Nächstes dran' : `Vor dir: ${names.join(', ')}`,
  },
  calendar: {
    title: 'Kalender',
    text: 'Deine Runs und deine Einsätze als Judge, im Kalender von Handy oder Computer. Wer die Adresse hat, kann ihn lesen.',
    make: 'Adresse erstellen',
    another: 'Andere Adresse erstellen',
    anotherText: 'Die jetzige Adresse endet; Kalender, die sie nutzen, bleiben leer.',
    address: 'Adresse',
  },
  isaId: {
    label: 'Id beim Verband',
    hint: 'Vom SportHub der ISA. Unter ihr werden deine Resultate eingereicht.',
    saved: 'Gespeichert',
  },
  day: {
    line: 'Line',
    title: 'Dein Tag',
    round: 'Dein Run',
    judging: 'Du bist Judge',
    about: (time: string) => `etwa ${time}`,
    after: (time: string, name: string) => `etwa ${time}, nach ${name}`,
    rides: (time: string, name: string) => `etwa ${time}, ${name} ist dran`,
  },
}
