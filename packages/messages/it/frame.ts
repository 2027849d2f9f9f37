/** Words of the menus, of logging out and of the state of the network. */
import type { frame as english } from '../en/frame.ts'
import { plural } from '../plural.ts'

export const frame: typeof english = {
  navigation: 'Navigazione principale',
  comingSoon: 'In arrivo',
  logout: 'Esci',
  theme: 'Tema',
  logoutTitle: 'Uscire adesso?',
  logoutConsequence: (unsent) =>
    plural('it', unsent, {
      one: '# salvataggio non è ancora arrivato al server. Uscendo si elimina da questo dispositivo.',
      other: '# salvataggi non sono ancora arrivati al server. Uscendo si eliminano da questo dispositivo.',
    }),
  logoutBegun: (rounds) =>
    plural('it', rounds, {
      one: '# run che hai iniziato è solo su questo dispositivo. Uscendo si elimina.',
      other: '# run che hai iniziato sono solo su questo dispositivo. Uscendo si eliminano.',
    }),
  logoutReviews: (reviews) =>
    plural('it', reviews, {
      one: '# revisione che hai iniziato è solo su questo dispositivo. Uscendo si elimina.',
      other: '# revisioni che hai iniziato sono solo su questo dispositivo. Uscendo si eliminano.',
    }),
  offlineSince: (time) => `Nessuna connessione dalle ${time}. Ciò che vedi può non essere aggiornato.`,
  lookAt: 'Guarda',
  unsent: (count) =>
    plural('it', count, {
      one: '# salvataggio su questo dispositivo, in attesa della rete',
      other: '# salvataggi su questo dispositivo, in attesa della rete',
    }),
  unsentFailed: (count) =>
    plural('it', count, { one: '# salvataggio rifiutato', other: '# salvataggi rifiutati' }),
  discardTitle: 'Scartare ciò che è stato rifiutato?',
  discardConsequence: (count) =>
    plural('it', count, {
      one: '# salvataggio è solo su questo dispositivo. Scartandolo si elimina.',
      other: '# salvataggi sono solo su questo dispositivo. Scartandoli si eliminano.',
    }),
  newVersion: 'È pronta una nuova versione di Trickline. Ciò che hai inserito resta.',
}
