/** Words of the competitions: list, form and header (screens §3 to §5). */
import { plural } from '../plural.ts'

export const competitions = {
  title: 'Competitions',
  statuses: {
    registered: 'Registered',
    pending: 'Pending',
    approved: 'Approved',
    published: 'Published',
    started: 'Started',
    finished: 'Finished',
  },
  /** Names of the choices, by field and value. */
  options: {
    type_id: { 1: 'Online', 2: 'Live' },
    gender: { male: 'Male', female: 'Female', mixed: 'Mixed' },
    category: { national: 'National', international: 'International', team: 'Team' },
    is_vs: { true: 'Versus', false: 'Scoring' },
    is_open: { true: 'Open', false: 'Closed' },
    participant_size: { small: 'Small', medium: 'Medium', big: 'Big' },
    is_qualification_dual: { true: 'Double', false: 'Single' },
    judging: { one: 'One judge', two: 'Two judges' },
    prize_places: { 4: 'Yes', 3: 'No' },
    seal_by: {
      none: 'When the competition finishes',
      one: 'When you seal them',
      two: 'When you and a second person seal them',
    },
    anchor_type: {
      tree: 'Tree',
      bar: 'Bar',
      'a-frame': 'A-frame',
      truck: 'Truck',
      wall: 'Wall',
      other: 'Other',
    },
    tension_system: {
      ratchet: 'Ratchet',
      pulley: 'Pulley',
      'lever-hoist': 'Lever hoist',
      hydraulic: 'Hydraulic',
      other: 'Other',
    },
    mat_used: { true: 'Yes', false: 'No' },
    frame_used: { true: 'Yes', false: 'No' },
  },

  searchHint: 'Name or place',
  status: 'Status',
  gender: 'Gender',
  rule: 'Rule',
  kind: 'Kind',
  type: 'Type',
  newCompetition: 'New competition',
  newEvent: 'New event',
  toEvent: 'All divisions of this event',
  emptyTitle: 'No competitions yet',
  emptyText: 'Published competitions appear here.',
  importFile: 'Import from a file',
  emptyForOrganizer: 'Create the first one. It stays yours until it is approved and published.',
  loadFailedTitle: 'The competitions could not be loaded',
  completion: 'Complete',
  startsIn: 'Starts in',
  youAreIn: 'You are in',
  onTheLine: 'On the line now',
  nobodyOnTheLine: 'Nobody on the line right now',
  podium: 'Podium',
  startReached: 'The start date is reached',
  ownTime: (time: string) => `${time} where you are`,
  noDate: 'No date yet',
  /** For an event. */
  divisions: (count: number) => plural('en', count, { one: '# division', other: '# divisions' }),
  /** How many of all divisions a filter leaves. */
  divisionsOf: (shown: number, all: number) =>
    `${shown} of ${plural('en', all, { one: '# division', other: '# divisions' })}`,

  athletes: 'Athletes',
  summary: {
    approved: 'approved',
    pending: 'pending',
    invited: 'invited',
    declined: 'declined',
    paied: 'paid',
  },
  summaryOf: (active: number, max: number) => `${active} of ${max}`,
  returnedBecause: 'Returned by a supervisor',
  /** What may be changed in an approved competition until its start. */
  lateTitle: 'Judging and registration',
  stageTakes: (athletes: number) => plural('en', athletes, { one: '# athlete', other: '# athletes' }),

  details: 'Details',
  statistics: 'Statistics of this competition',
  finishedOn: (date: string) => `Finished on ${date}`,
  startedOn: (date: string) => `Started on ${date}`,
  now: 'On now',
  /** Shown instead of names and scores when the viewer hides scores. */
  hidden: 'Scores are hidden on this device.',
  fees: 'Entry fee',
}
