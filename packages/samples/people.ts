/**
 * Named people. Names are long, short and accented on purpose: they must fit and sort on every screen.
 */

export type Card = {
  name: string
  surname: string
  email: string
}

/** How good an athlete is, from 1 (a first competition) to 10 (wins most of them). */
export type AthleteCard = Card & { strength: number }

/** Everyone signs in with this one. */
export const password = 'Trickline1!'

const at = (mailbox: string) => `${mailbox}@trickline.example`

export const amaia: Card = { name: 'Amaia', surname: 'Etxeberria', email: at('admin') }
export const ruediger: Card = { name: 'Rüdiger', surname: 'Vandenbroucke', email: at('supervisor') }
export const marisol: Card = { name: 'Marisol', surname: 'Quintanilla Robledo', email: at('organizer') }
export const lucia: Card = { name: 'Lucía', surname: 'Fernández-Ibarra', email: at('judge') }
export const kenji: Card = { name: 'Kenji', surname: 'Morinaga', email: at('judge2') }

export const athletes: readonly AthleteCard[] = [
  {
    name: 'Bartholomäus',
    surname: 'Wöhrmann-Échevarría',
    email: at('athlete1'),
    strength: 8,
  },
  { name: 'Nayeli', surname: 'Ocampo', email: at('athlete2'), strength: 9 },
  { name: 'Mart', surname: 'Põldmäe', email: at('athlete3'), strength: 6 },
  { name: 'Yuzuki', surname: 'Hayashida', email: at('athlete4'), strength: 10 },
  { name: 'Thiago', surname: 'Albuquerque dos Santos', email: at('athlete5'), strength: 7 },
  { name: 'Siobhán', surname: 'Ó Raghallaigh', email: at('athlete6'), strength: 4 },
  { name: 'Ömer', surname: 'Yıldızoğlu', email: at('athlete7'), strength: 5 },
  { name: 'Zofia', surname: 'Wieczorkiewicz', email: at('athlete8'), strength: 8 },
  { name: 'Camille', surname: 'Beaurepaire', email: at('athlete9'), strength: 6 },
  { name: 'Matteo', surname: 'Quagliarella Conti', email: at('athlete10'), strength: 3 },
  { name: 'Li', surname: 'Wu', email: at('athlete11'), strength: 7 },
  { name: 'Kahurangi', surname: 'Te Whare', email: at('athlete12'), strength: 2 },
]
