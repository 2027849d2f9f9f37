/** Words in the files of a competition (calls §24). */
import type { files as english } from '../en/files.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'

export const files: typeof english = {
  phaseNames,
  import: {
    draft: (name) => `«${name}» nasce come tua bozza. Un supervisor la approva come ogni altra.`,
    finished: (name) => `«${name}» nasce come tua gara finita, con i suoi risultati.`,
    invited: (count) =>
      plural('it', count, {
        one: '# atleta è iscritto come invito. Nessuna mail parte finché non la invii.',
        other: '# atleti sono iscritti come inviti. Nessuna mail parte finché non la invii.',
      }),
    leftOut: (count) =>
      plural('it', count, {
        one: '# persona resta fuori: valuta, è senza indirizzo o ha rifiutato.',
        other: '# persone restano fuori: valutano, sono senza indirizzo o hanno rifiutato.',
      }),
    names: (count) =>
      plural('it', count, {
        one: '# persona è un nome senza account.',
        other: '# persone sono nomi senza account.',
      }),
    mayAccept: (count) =>
      plural('it', count, {
        one: '# ha un indirizzo: chi lo ha verificato può prendere ciò che è suo.',
        other: '# hanno un indirizzo: chi lo ha verificato può prendere ciò che è suo.',
      }),
    rounds: (count) => plural('it', count, { one: 'Si crea # run.', other: 'Si creano # run.' }),
    tricks: (count) => plural('it', count, { one: 'Contiene # trick.', other: 'Contengono # trick.' }),
    places: (count) => plural('it', count, { one: 'Il podio ha # posto.', other: 'Il podio ha # posti.' }),
    unranked: 'Non conta in nessuna classifica, salvo che un admin lo dica.',
    withoutPicture: 'La sua immagine non è nel file.',
    again: 'Questo file è già stato importato: non si crea nulla, si apre la sua gara.',
  },
}
