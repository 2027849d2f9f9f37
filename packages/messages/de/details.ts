/** Words of the compact view of a competition for judges and athletes (screens §9). */
import type { details as english } from '../en/details.ts'

export const details: typeof english = {
  participants: 'Teilnehmende',
  nobody: 'Noch keine Startplätze vergeben.',
  noRounds: 'Die Runs erscheinen hier, wenn der Wettkampf beginnt.',
  number: 'Nr.',
  name: 'Vorname',
  surname: 'Nachname',
  athlete: 'Athlet:in',
  status: 'Status',
  role: 'Rolle',
  rank: 'Rang',
  score: 'Punkte',
  judge: 'Judge',
  byEmail: 'Per E-Mail eingeladen',
  roles: { athlete: 'Athlet:in', judge: 'Judge' },
  round: (number, phase) => `Run ${number}: ${phase}`,

  actions: 'Aktionen',
  actionsOf: (name) => `Aktionen für den Run von ${name}`,
  look: 'Ansehen',
  publish: 'Veröffentlichen',
  whyNotPublish: 'Die Orga veröffentlicht die ganze Phase',
  whyNotLook: 'Seine Tricks kannst du noch nicht sehen',
  whyNotEdit: 'Nur ein bewerteter Run, den gerade sonst niemand bearbeitet, lässt sich bearbeiten',
  edit: 'Bearbeiten',

  bracket: 'Turnierbaum',
  stages: {
    sixteenthFinal: 'Sechzehntelfinale',
    eighthFinal: 'Achtelfinale',
    quarterFinal: 'Viertelfinale',
    semiFinal: 'Halbfinale',
    thirdPlace: 'Platz 3',
    final: 'Finale',
  },
  loadingPlayer: 'Wird geladen …',

  manage: 'Verwalten',
  goTo: 'Gehe zu',
  chooseSection: 'Bereich wählen',
  cancel: 'Abbrechen und verlassen',
}
