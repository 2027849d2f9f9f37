/** Words of the viewer's own entry and of registering (screens §5). */
import type { ownEntry as english } from '../en/own-entry.ts'

export const ownEntry: typeof english = {
  sayGender: 'Al tuo profilo',
  register: 'Iscriviti',
  registering: 'Iscrizione…',
  registerTitle: (name) => `Vuoi iscriverti a ${name}?`,
  registerConsequence:
    'Chi organizza vede la tua iscrizione e la approva. Puoi rinunciare prima dell’inizio.',
  registered: 'Iscrizione inviata. Chi organizza deve approvarla.',
  states: {
    listed: {
      athlete: 'Sei nella lista degli atleti; l’invito arriva per e-mail.',
      judge: 'Sei nella lista dei giudici; l’invito arriva per e-mail.',
    },
    invited: { athlete: 'Hai un invito a gareggiare.', judge: 'Hai un invito come giudice.' },
    pending: {
      athlete: 'La tua iscrizione aspetta l’approvazione di chi organizza.',
      judge: 'Hai confermato come giudice e aspetti l’approvazione di chi organizza.',
    },
    missed: {
      athlete: 'La gara è iniziata prima che la tua iscrizione fosse approvata: non partecipi.',
      judge: 'La gara è finita prima della tua approvazione come giudice.',
    },
    unpublished: {
      athlete: 'Partecipi. La gara non è ancora pubblicata.',
      judge: 'Sei giudice di questa gara. Non è ancora pubblicata.',
    },
    approved: { athlete: 'Partecipi.', judge: 'Sei giudice di questa gara.' },
    running: { athlete: 'Sei in gara.', judge: 'Stai facendo da giudice.' },
    eliminated: { athlete: 'Hai partecipato e sei fuori.', judge: 'Hai partecipato e sei fuori.' },
    declined: {
      athlete: 'La tua iscrizione è stata rifiutata: non partecipi.',
      judge: 'La tua iscrizione è stata rifiutata: non fai da giudice.',
    },
    over: { athlete: 'Hai partecipato.', judge: 'Eri giudice di questa gara.' },
  },
  ownRound: {
    toCome: 'La tua run deve ancora venire.',
    inJudging: 'La tua run è in valutazione.',
    validated: 'Hai convalidato la tua run. I risultati arrivano quando tutte sono valutate.',
  },
  scoreRounds: 'Valuta le run',
  ownFeeUnpaid: 'La tua quota di iscrizione non è ancora segnata come pagata.',
  ownPlace: (position) => `Il tuo posto: ${position}`,
  invitation: {
    title: 'I tuoi inviti',
    to: {
      athlete: (name, date) => `Ti invitano a gareggiare a ${name}. ${date}`,
      judge: (name, date) => `Ti invitano come giudice a ${name}. ${date}`,
    },
    confirm: 'Conferma l’invito',
    decline: 'Rifiuta',
    declineTitle: (name) => `Rifiutare l’invito a ${name}?`,
    declineConsequence: 'Poi non puoi più partecipare, né ricevere un altro invito.',
    confirmed: 'Confermato. Chi organizza deve approvare la tua iscrizione.',
    declined: (name) => `Hai rifiutato l’invito a ${name}.`,
  },
}
