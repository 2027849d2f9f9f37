/** Words of the steps of organizers and supervisors, from a draft to the start (screens §3, §5). */
import type { competitionSteps as english } from '../en/competition-steps.ts'
import { plural } from '../plural.ts'

export const competitionSteps: typeof english = {
  approve: 'Approva',
  publish: 'Pubblica',
  edit: 'Modifica',
  delete: 'Elimina',
  copy: 'Copia',
  return: 'Restituisci',
  copied: (name) => `È una copia di ${name}, senza date e persone.`,
  returned: (name) => `${name} è stata restituita a chi la organizza.`,
  returnTitle: (name) => `Restituire ${name}?`,
  returnConsequence:
    'Torna a essere una bozza. Chi la organizza riceve il tuo motivo per e-mail e lo legge qui.',
  returnReason: 'Motivo',
  approved: (name) => `${name} è stata approvata.`,
  published: (name) => `${name} è stata pubblicata. Ora la vedono tutti.`,
  deleted: (name) => `${name} è stata eliminata.`,
  whyNotApprove: 'Si può approvare solo una gara completa che aspetta l’approvazione',
  whyNotPublish: {
    incomplete: 'Prima completala al 100\u00a0%',
    notApproved: 'Prima deve approvarla un supervisore',
    published: 'È già pubblicata',
  },
  whyNotPassed: 'Il suo inizio è passato',
  newDate: 'Nuova data',
  newDateTitle: (name) => `Una nuova data per ${name}?`,
  newDateConsequence: 'Torna a essere una bozza. Con la nuova data aspetta di nuovo l’approvazione.',
  whyNotEdit: 'È approvata: ciò che si può ancora cambiare è nei dettagli',
  whyNotDelete: 'È stata pubblicata: non si può più eliminare',
  publishTitle: 'Pubblicare questa gara?',
  publishConsequence: (name) =>
    `Tutti vedranno ${name}. Non si potrà più eliminare, e se è aperta gli atleti possono iscriversi.`,
  deleteTitle: 'Vuoi davvero eliminare questa gara?',
  delete_competition: (name, entries) =>
    plural('it', entries, {
      one: `${name} sparisce con la sua # iscrizione. Non si può annullare.`,
      other: `${name} sparisce con le sue # iscrizioni. Non si può annullare.`,
    }),
  error: 'Errore',
  deleteFailed: 'Non è stato possibile eliminare la gara. Riprova più tardi.',
  deleteServerError: 'Errore del server: non è stato possibile eliminare la gara.',
  start: 'Inizia la gara',
  starting: 'Avvio…',
  startTitle: (name) => `Iniziare ${name}?`,
  startConsequence: (athletes) =>
    plural('it', athletes, {
      one: '# atleta parte; si crea la prima run. Dopo nessuno può più entrare o uscire.',
      other:
        '# atleti partono; si creano le run della qualificazione. Dopo nessuno può più entrare o uscire.',
    }),
  started: 'La gara è iniziata.',
  readyToStart: 'Pronta a partire',
  waitsForApproval: 'Aspetta l’approvazione',
  approvalText: 'Guarda i dettagli: una volta approvata, chi la organizza può pubblicarla.',
  finishForm: 'Completa il modulo',
  beforeStart: 'Prima dell’inizio',
  toDo: (count) => `${count} da fare`,
  startProblems: {
    'not-published': 'Deve essere pubblicata.',
    'already-started': 'È già iniziata.',
    'date-not-reached': (date) => `Inizio: ${date}`,
    'unpaid-athletes': (unpaid, approved) =>
      plural('it', unpaid, {
        one: `# di ${approved} atleti non ha pagato`,
        other: `# di ${approved} atleti non hanno pagato`,
      }),
    'too-few-athletes': (approved, min) => `${approved} di almeno ${min} atleti approvati`,
    waiting: (count) =>
      plural('it', count, {
        one: '# iscrizione aspetta la tua approvazione',
        other: '# iscrizioni aspettano la tua approvazione',
      }),
  },
  startDone: {
    paid: (count) =>
      plural('it', count, {
        one: '# atleta approvato ha pagato.',
        other: 'Tutti i # atleti approvati hanno pagato.',
      }),
    enough: (count) =>
      plural('it', count, {
        one: '# atleta è approvato: basta.',
        other: '# atleti sono approvati: bastano.',
      }),
  },
  toPublish: {
    complete: (percent) => `Il modulo è completo al ${percent}\u00a0%.`,
    approval: 'Prima la approva un supervisore.',
    newDate: 'Il suo inizio è passato, scegli una nuova data.',
  },
  judgesMissing: (approved, wanted) =>
    approved === 0 ? 'Nessun giudice è ancora approvato' : `${approved} di ${wanted} giudici approvati`,
}
