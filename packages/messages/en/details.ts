/** Words of the compact view of a competition for judges and athletes (screens §9). */

export const details = {
  participants: 'Participants',
  nobody: 'No entries yet.',
  noRounds: 'The rounds appear here when the competition starts.',
  number: 'No.',
  name: 'Name',
  surname: 'Surname',
  athlete: 'Athlete',
  status: 'Status',
  role: 'Role',
  rank: 'Rank',
  score: 'Score',
  judge: 'Judge',
  byEmail: 'Invited by e-mail',
  roles: { athlete: 'Athlete', judge: 'Judge' },
  round: (number: number, phase: string) => `Round ${number}: ${phase}`,

  actions: 'Actions',
  actionsOf: (name: string) => `Actions for the round of ${name}`,
  look: 'View',
  publish: 'Publish',
  whyNotPublish: 'The organizer publishes the whole phase',
  whyNotLook: 'Its tricks are not open to you yet',
  whyNotEdit: 'Only a judged round that nobody else holds can be edited',
  edit: 'Edit',

  bracket: 'Bracket',
  stages: {
    sixteenthFinal: 'Round of 32',
    eighthFinal: 'Round of 16',
    quarterFinal: 'Quarterfinal',
    semiFinal: 'Semifinal',
    thirdPlace: 'Third place',
    final: 'Final',
  },
  loadingPlayer: 'Loading...',

  manage: 'Manage',
  goTo: 'Go to',
  chooseSection: 'Choose a section',
  cancel: 'Cancel and leave',
}
