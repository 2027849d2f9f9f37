/** What the statuses of a round are called, once for every screen (doc 2 §4, doc 3 §4). */
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
