/** Sample people. Some names are long, short or accented on purpose, to test layout and sorting. */

export type Card = {
  name: string
  surname: string
  email: string
}

export type Profile = {
  username: string
  /** Country code of ISO 3166-1, numeric. */
  countryId: number
  /** Named as in the replies of the states and cities calls. */
  home: readonly [state: string, city: string]
  slacklineSince: number
  links: { website?: string; instagram?: string; youtube?: string }
}

/** `strength`: from 1 (first competition) to 10. */
export type AthleteCard = Card & { strength: number }

type AthleteProfile = AthleteCard & Profile & { gender: 'female' | 'male' }

export const password = 'Trickline1!'

function at(mailbox: string): string {
  return `${mailbox}@trickline.example`
}

export const amaia: Card & Profile = {
  name: 'Amaia',
  surname: 'Etxeberria',
  email: at('admin'),
  username: 'amaia',
  countryId: 724,
  home: ['Bizkaia', 'Bilbao'],
  slacklineSince: 2009,
  links: { website: 'https://trickline.example' },
}
export const ruediger: Card & Profile = {
  name: 'Rüdiger',
  surname: 'Vandenbroucke',
  email: at('supervisor'),
  username: 'ruediger.v',
  countryId: 56,
  home: ['Flanders', 'Gent'],
  slacklineSince: 2007,
  links: {},
}
export const marisol: Card & Profile = {
  name: 'Marisol',
  surname: 'Quintanilla Robledo',
  email: at('organizer'),
  username: 'marisol_qr',
  countryId: 152,
  home: ['Valparaíso', 'Valparaíso'],
  slacklineSince: 2012,
  links: { website: 'https://trickline.example/marisol', instagram: 'https://www.instagram.com/marisol_qr' },
}
export const lucia: Card & Profile = {
  name: 'Lucía',
  surname: 'Fernández-Ibarra',
  email: at('judge'),
  username: 'lucia.fi',
  countryId: 724,
  home: ['Granada', 'Granada'],
  slacklineSince: 2011,
  links: { instagram: 'https://www.instagram.com/lucia.fi' },
}
export const kenji: Card & Profile = {
  name: 'Kenji',
  surname: 'Morinaga',
  email: at('judge2'),
  username: 'kenji-m',
  countryId: 392,
  home: ['Kanagawa', 'Yokohama'],
  slacklineSince: 2010,
  links: { youtube: 'https://www.youtube.com/@kenji-m' },
}

export const athletes = withAddresses(1, [
  {
    name: 'Bartholomäus',
    surname: 'Wöhrmann-Échevarría',
    strength: 8,
    gender: 'male',
    username: 'bartholomaeus.woehrmann',
    countryId: 40,
    home: ['Tyrol', 'Innsbruck'],
    slacklineSince: 2013,
    links: {
      website: 'https://trickline.example/bartholomaeus',
      instagram: 'https://www.instagram.com/barth.line',
      youtube: 'https://www.youtube.com/@barth.line',
    },
  },
  {
    name: 'Nayeli',
    surname: 'Ocampo',
    strength: 9,
    gender: 'female',
    username: 'nayeli',
    countryId: 484,
    home: ['Oaxaca', 'Oaxaca de Juárez'],
    slacklineSince: 2014,
    links: { instagram: 'https://www.instagram.com/nayeli.bounces' },
  },
  {
    name: 'Mart',
    surname: 'Põldmäe',
    strength: 6,
    gender: 'male',
    username: 'mart_p',
    countryId: 233,
    home: ['Harju', 'Tallinn'],
    slacklineSince: 2016,
    links: {},
  },
  {
    name: 'Yuzuki',
    surname: 'Hayashida',
    strength: 10,
    gender: 'female',
    username: 'yuzu',
    countryId: 392,
    home: ['Kanagawa', 'Kamakura'],
    slacklineSince: 2012,
    links: {
      instagram: 'https://www.instagram.com/yuzu.tricks',
      youtube: 'https://www.youtube.com/@yuzutricks',
    },
  },
  {
    name: 'Thiago',
    surname: 'Albuquerque dos Santos',
    strength: 7,
    gender: 'male',
    username: 'thiago.dos.santos',
    countryId: 76,
    home: ['Santa Catarina', 'Florianópolis'],
    slacklineSince: 2015,
    links: { instagram: 'https://www.instagram.com/thiagonafita' },
  },
  {
    name: 'Siobhán',
    surname: 'Ó Raghallaigh',
    strength: 4,
    gender: 'female',
    username: 'shiv',
    countryId: 372,
    home: ['Connacht', 'Galway City'],
    slacklineSince: 2020,
    links: {},
  },
  {
    name: 'Ömer',
    surname: 'Yıldızoğlu',
    strength: 5,
    gender: 'male',
    username: 'omer-y',
    countryId: 792,
    home: ['Antalya', 'Antalya'],
    slacklineSince: 2018,
    links: { youtube: 'https://www.youtube.com/@omer-y' },
  },
  {
    name: 'Zofia',
    surname: 'Wieczorkiewicz',
    strength: 8,
    gender: 'female',
    username: 'zofia.w',
    countryId: 616,
    home: ['Lesser Poland', 'Kraków'],
    slacklineSince: 2014,
    links: { instagram: 'https://www.instagram.com/zofia.w' },
  },
  {
    name: 'Camille',
    surname: 'Beaurepaire',
    strength: 6,
    gender: 'female',
    username: 'camille',
    countryId: 250,
    home: ['Haute-Savoie', 'Annecy'],
    slacklineSince: 2017,
    links: { website: 'https://trickline.example/camille' },
  },
  {
    name: 'Matteo',
    surname: 'Quagliarella Conti',
    strength: 3,
    gender: 'male',
    username: 'matteo_qc',
    countryId: 380,
    home: ['Turin', 'Turin'],
    slacklineSince: 2021,
    links: {},
  },
  {
    name: 'Li',
    surname: 'Wu',
    strength: 7,
    gender: 'male',
    username: 'liwu',
    countryId: 156,
    home: ['Sichuan', 'Chengdu'],
    slacklineSince: 2015,
    links: {},
  },
  {
    name: 'Kahurangi',
    surname: 'Te Whare',
    strength: 2,
    gender: 'male',
    username: 'kahu',
    countryId: 554,
    home: ['Wellington', 'Wellington'],
    slacklineSince: 2022,
    links: { instagram: 'https://www.instagram.com/kahu.on.the.line' },
  },
])

/** Each has the same index as an athlete of the other gender with similar strength. */
export const counterparts = withAddresses(athletes.length + 1, [
  {
    name: 'Ingrid',
    surname: 'Halvorsen-Bjørnstad',
    strength: 8,
    gender: 'female',
    username: 'ingrid.hb',
    countryId: 578,
    home: ['Vestland', 'Bergen'],
    slacklineSince: 2013,
    links: { instagram: 'https://www.instagram.com/ingrid.hb' },
  },
  {
    name: 'Aleksi',
    surname: 'Väisänen',
    strength: 9,
    gender: 'male',
    username: 'aleksi.v',
    countryId: 246,
    home: ['Pirkanmaa', 'Tampere'],
    slacklineSince: 2012,
    links: { youtube: 'https://www.youtube.com/@aleksi.v' },
  },
  {
    name: 'Ana Clara',
    surname: 'Figueiredo',
    strength: 6,
    gender: 'female',
    username: 'anaclara',
    countryId: 620,
    home: ['Coimbra', 'Coimbra'],
    slacklineSince: 2017,
    links: {},
  },
  {
    name: 'Jordi',
    surname: 'Puigdevall i Serrallonga',
    strength: 10,
    gender: 'male',
    username: 'jordi_p',
    countryId: 724,
    home: ['Girona', 'Girona'],
    slacklineSince: 2011,
    links: { website: 'https://trickline.example/jordi', instagram: 'https://www.instagram.com/jordi_p' },
  },
  {
    name: 'Wambui',
    surname: 'Kariuki',
    strength: 7,
    gender: 'female',
    username: 'wambui',
    countryId: 404,
    home: ['Nakuru', 'Nakuru'],
    slacklineSince: 2016,
    links: { instagram: 'https://www.instagram.com/wambui.k' },
  },
  {
    name: 'Emeka',
    surname: 'Okonkwo',
    strength: 4,
    gender: 'male',
    username: 'emeka.o',
    countryId: 566,
    home: ['Oyo', 'Ibadan'],
    slacklineSince: 2020,
    links: {},
  },
  {
    name: 'Defne',
    surname: 'Karaosmanoğlu',
    strength: 5,
    gender: 'female',
    username: 'defne-k',
    countryId: 792,
    home: ['İzmir', 'İzmir'],
    slacklineSince: 2019,
    links: { instagram: 'https://www.instagram.com/defne.k' },
  },
  {
    name: 'Luka',
    surname: 'Dvořáček',
    strength: 8,
    gender: 'male',
    username: 'luka.d',
    countryId: 203,
    home: ['Jihomoravský kraj', 'Brno'],
    slacklineSince: 2014,
    links: { youtube: 'https://www.youtube.com/@lukad' },
  },
  {
    name: 'Noah',
    surname: 'van der Westhuizen',
    strength: 6,
    gender: 'male',
    username: 'noah.vdw',
    countryId: 710,
    home: ['Western Cape', 'Stellenbosch'],
    slacklineSince: 2018,
    links: {},
  },
  {
    name: 'Chiara',
    surname: 'Lombardi',
    strength: 3,
    gender: 'female',
    username: 'chiara_l',
    countryId: 380,
    home: ['Bologna', 'Bologna'],
    slacklineSince: 2021,
    links: { website: 'https://trickline.example/chiara' },
  },
  {
    name: 'Mei Ling',
    surname: 'Tan',
    strength: 7,
    gender: 'female',
    username: 'meiling',
    countryId: 702,
    home: ['Central Singapore', 'Singapore'],
    slacklineSince: 2015,
    links: { instagram: 'https://www.instagram.com/meiling.lines' },
  },
  {
    name: 'Aroha',
    surname: 'Ngata',
    strength: 2,
    gender: 'female',
    username: 'aroha',
    countryId: 554,
    home: ['Nelson', 'Nelson'],
    slacklineSince: 2023,
    links: {},
  },
])

function withAddresses(
  first: number,
  cards: readonly Omit<AthleteProfile, 'email'>[],
): readonly AthleteProfile[] {
  return cards.map((card, index) => ({ ...card, email: at(`athlete${first + index}`) }))
}
