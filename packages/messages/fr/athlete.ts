/** Words about an athlete across competitions: public page, following, calendar and day. */
import { plural } from '../plural.ts'

export const athlete = {
  description: (name: string) =>
    `Résultats, meilleurs runs et tricks de ${name} en compétition de trickline.`,
  results: 'Résultats',
  place: (place: number, field: number) => `Place ${place} sur ${field}`,
  bestRounds: 'Meilleurs runs',
  tricks: 'Tricks réussis en compétition',
  times: (count: number) => plural('fr', count, { other: '#\u00a0fois' }),
  first: (day: string, competition: string) => `la première le ${day}, ${competition}`,
  overTime: 'Classement au fil du temps',
  rank: (rank: number) => `Rang ${rank}`,
  since: (year: number) => `Slackline depuis ${year}`,
  none: {
    title: 'Pas encore de résultats',
    text: 'Les résultats s’affichent ici après la première compétition.',
  },
  follow: 'Suivre',
  following: 'Suivi',
  unfollow: 'Ne plus suivre',
  followText: (name: string) => `Tu es averti quand c’est à ${name}, dans toutes les compétitions.`,
  isOn: (name: string, competition: string) => `C’est à ${name}\u202f: ${competition}`,
  watch: 'Regarder',
  page: {
    title: 'Page pour tous',
    text: 'Tes résultats, meilleurs runs et tricks de compétition sur une page que chacun peut ouvrir. On peut te suivre.',
    on: 'Tout le monde peut l’ouvrir',
    off: 'Personne ne peut l’ouvrir',
    open: 'Ouvrir la page',
  },
  turn: {
    title: 'Ton tour',
    text: 'Quand il en reste au plus deux avant toi\u202f: dans l’appli, et par le navigateur tant qu’elle est ouverte à l’arrière-plan.',
    on: 'Tu reçois l’avis',
    off: 'Tu ne reçois pas l’avis',
    near: (names: readonly string[]) =>
      names.length === 0 ? 'C’est à toi ensuite' : `Avant toi\u202f: ${names.join(', ')}`,
  },
  calendar: {
    title: 'Calendrier',
    text: 'Tes runs et tes jugements, dans le calendrier de ton téléphone ou ordinateur. Qui a l’adresse peut le lire.',
    make: 'Créer l’adresse',
    another: 'Créer une autre adresse',
    anotherText: 'L’adresse actuelle prend fin, et les calendriers qui l’utilisent restent vides.',
    address: 'Adresse',
  },
  isaId: {
    label: 'Id à la fédération',
    hint: 'Du SportHub de l’ISA. Tes résultats y sont remis sous cet id.',
    saved: 'Enregistré',
  },
  day: {
    line: 'Ligne',
    title: 'Ta journée',
    round: 'Ton run',
    judging: 'Tu juges',
    about: (time: string) => `vers ${time}`,
    after: (time: string, name: string) => `vers ${time}, après ${name}`,
    rides: (time: string, name: string) => `vers ${time}, c’est à ${name}`,
  },
}
