/** Names of the round statuses (statuses-and-moves §1). */
export const roundStatuses = {
  pending: 'Pending',
  recording: 'Recording',
  recorded: 'Recorded',
  scoring: 'Being scored',
  completed: 'Scored',
  review: 'Being edited',
  disqualified: 'Disqualified',
  injured: 'Injured',
  published: 'Published',
}
