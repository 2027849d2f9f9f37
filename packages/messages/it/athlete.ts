/** Words about an athlete across competitions: public page, following, calendar and day. */
import { plural } from '../plural.ts'

export const athlete = {
  description: (name: string) => `Risultati, migliori run e trick di ${name} nelle gare di trickline.`,
  results: 'Risultati',
  place: (place: number, field: number) => `Posto ${place} di ${field}`,
  bestRounds: 'Migliori run',
  tricks: 'Trick chiusi in gara',
  times: (count: number) => plural('it', count, { one: '# volta', other: '# volte' }),
  first: (day: string, competition: string) => `la prima il ${day}, ${competition}`,
  overTime: 'Classifica nel tempo',
  rank: (rank: number) => `Posto ${rank}`,
  since: (year: number) => `Pratica slackline dal ${year}`,
  none: { title: 'Ancora nessun risultato', text: 'I risultati appaiono qui dopo la prima gara.' },
  follow: 'Segui',
  following: 'Segui già',
  unfollow: 'Non seguire più',
  followText: (name: string) => `Ti avvisiamo quando tocca a ${name}, in qualsiasi gara.`,
  isOn: (name: string, competition: string) => `Tocca a ${name}: ${competition}`,
  watch: 'Guarda',
  page: {
    title: 'Pagina per tutti',
    text: 'I tuoi risultati, i migliori run e i trick di gara su una pagina che chiunque può aprire. Altri possono seguirti.',
    on: 'Chiunque può aprirla',
    off: 'Nessuno può aprirla',
    open: 'Apri la pagina',
  },
  turn: {
    title: 'Il tuo turno',
    text: 'Quando ne mancano al massimo due prima di te: nell’app, e dal browser mentre è aperta in secondo piano.',
    on: 'Ricevi l’avviso',
    off: 'Non ricevi l’avviso',
    near: (names: readonly string[]) =>
      names.length === 0 ? 'Adesso tocca a te' : `Prima di te: ${names.join(', ')}`,
  },
  calendar: {
    title: 'Calendario',
    text: 'I tuoi run e il tuo lavoro di giudice, nel calendario del telefono o del computer. Chi ha l’indirizzo può leggerlo.',
    make: 'Crea l’indirizzo',
    another: 'Crea un altro indirizzo',
    anotherText: 'L’indirizzo attuale non vale più, e i calendari che lo usano restano vuoti.',
    address: 'Indirizzo',
  },
  isaId: {
    label: 'Id presso la federazione',
    hint: 'Dello SportHub dell’ISA. Con questo si consegnano i tuoi risultati.',
    saved: 'Salvato',
  },
  day: {
    line: 'Linea',
    title: 'La tua giornata',
    round: 'Il tuo run',
    judging: 'Sei giudice',
    about: (time: string) => `verso le ${time}`,
    after: (time: string, name: string) => `verso le ${time}, dopo ${name}`,
    rides: (time: string, name: string) => `verso le ${time}, tocca a ${name}`,
  },
}
