/**
 * Named people. Names are long, short and accented on purpose: they must fit and sort on every screen.
 */

export type Card = {
  name: string
  surname: string
  email: string
}

/** What somebody has told of himself or herself. */
export type Profile = {
  username: string
  /** ISO 3166 number. */
  countryId: number
  slacklineSince: number
  links: { website?: string; instagram?: string; youtube?: string }
}

/** How good an athlete is, from 1 (a first competition) to 10 (wins most of them). */
export type AthleteCard = Card & { strength: number }

/** Everyone signs in with this one. */
export const password = 'Trickline1!'

const at = (mailbox: string) => `${mailbox}@trickline.example`

export const amaia: Card & Profile = {
  name: 'Amaia',
  surname: 'Etxeberria',
  email: at('admin'),
  username: 'amaia',
  countryId: 724,
  slacklineSince: 2009,
  links: { website: 'https://trickline.example' },
}
export const ruediger: Card & Profile = {
  name: 'Rüdiger',
  surname: 'Vandenbroucke',
  email: at('supervisor'),
  username: 'ruediger.v',
  countryId: 56,
  slacklineSince: 2007,
  links: {},
}
export const marisol: Card & Profile = {
  name: 'Marisol',
  surname: 'Quintanilla Robledo',
  email: at('organizer'),
  username: 'marisol_qr',
  countryId: 152,
  slacklineSince: 2012,
  links: { website: 'https://trickline.example/marisol', instagram: 'marisol_qr' },
}
export const lucia: Card & Profile = {
  name: 'Lucía',
  surname: 'Fernández-Ibarra',
  email: at('judge'),
  username: 'lucia.fi',
  countryId: 724,
  slacklineSince: 2011,
  links: { instagram: 'lucia.fi' },
}
export const kenji: Card & Profile = {
  name: 'Kenji',
  surname: 'Morinaga',
  email: at('judge2'),
  username: 'kenji-m',
  countryId: 392,
  slacklineSince: 2010,
  links: { youtube: 'kenji-m' },
}

/** In the order of their addresses. */
export const athletes: readonly (AthleteCard & Profile)[] = [
  {
    name: 'Bartholomäus',
    surname: 'Wöhrmann-Échevarría',
    strength: 8,
    username: 'bartholomaeus.woehrmann',
    countryId: 40,
    slacklineSince: 2013,
    links: {
      website: 'https://trickline.example/bartholomaeus',
      instagram: 'barth.line',
      youtube: 'barth.line',
    },
  },
  {
    name: 'Nayeli',
    surname: 'Ocampo',
    strength: 9,
    username: 'nayeli',
    countryId: 484,
    slacklineSince: 2014,
    links: { instagram: 'nayeli.bounces' },
  },
  {
    name: 'Mart',
    surname: 'Põldmäe',
    strength: 6,
    username: 'mart_p',
    countryId: 233,
    slacklineSince: 2016,
    links: {},
  },
  {
    name: 'Yuzuki',
    surname: 'Hayashida',
    strength: 10,
    username: 'yuzu',
    countryId: 392,
    slacklineSince: 2012,
    links: { instagram: 'yuzu.tricks', youtube: 'yuzutricks' },
  },
  {
    name: 'Thiago',
    surname: 'Albuquerque dos Santos',
    strength: 7,
    username: 'thiago.dos.santos',
    countryId: 76,
    slacklineSince: 2015,
    links: { instagram: 'thiagonafita' },
  },
  {
    name: 'Siobhán',
    surname: 'Ó Raghallaigh',
    strength: 4,
    username: 'shiv',
    countryId: 372,
    slacklineSince: 2020,
    links: {},
  },
  {
    name: 'Ömer',
    surname: 'Yıldızoğlu',
    strength: 5,
    username: 'omer-y',
    countryId: 792,
    slacklineSince: 2018,
    links: { youtube: 'omer-y' },
  },
  {
    name: 'Zofia',
    surname: 'Wieczorkiewicz',
    strength: 8,
    username: 'zofia.w',
    countryId: 616,
    slacklineSince: 2014,
    links: { instagram: 'zofia.w' },
  },
  {
    name: 'Camille',
    surname: 'Beaurepaire',
    strength: 6,
    username: 'camille',
    countryId: 250,
    slacklineSince: 2017,
    links: { website: 'https://trickline.example/camille' },
  },
  {
    name: 'Matteo',
    surname: 'Quagliarella Conti',
    strength: 3,
    username: 'matteo_qc',
    countryId: 380,
    slacklineSince: 2021,
    links: {},
  },
  {
    name: 'Li',
    surname: 'Wu',
    strength: 7,
    username: 'liwu',
    countryId: 156,
    slacklineSince: 2015,
    links: {},
  },
  {
    name: 'Kahurangi',
    surname: 'Te Whare',
    strength: 2,
    username: 'kahu',
    countryId: 554,
    slacklineSince: 2022,
    links: { instagram: 'kahu.on.the.line' },
  },
].map((athlete, index) => ({ ...athlete, email: at(`athlete${index + 1}`) }))
