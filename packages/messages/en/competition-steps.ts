/** Words of the steps of organizers and supervisors, from a draft to the start (screens §3, §5). */
import { plural } from '../plural.ts'

export const competitionSteps = {
  approve: 'Approve',
  publish: 'Publish',
  edit: 'Edit',
  delete: 'Delete',
  copy: 'Copy',
  return: 'Return',
  copied: (name: string) => `This is a copy of ${name}, without its dates and people.`,
  returned: (name: string) => `${name} is returned to its organizer.`,
  returnTitle: (name: string) => `Return ${name}?`,
  returnConsequence: 'It becomes a draft again. Its organizer gets your reason by mail and reads it here.',
  returnReason: 'Reason',
  approved: (name: string) => `${name} is approved.`,
  published: (name: string) => `${name} is published. Everyone can see it now.`,
  deleted: (name: string) => `${name} is deleted.`,
  whyNotApprove: 'Only a complete competition that waits for approval can be approved',
  whyNotPublish: {
    incomplete: 'Complete it to 100\u00a0% first',
    notApproved: 'A supervisor has to approve it first',
    published: 'It is published already',
  },
  whyNotPassed: 'Its start has passed',
  newDate: 'New date',
  newDateTitle: (name: string) => `A new date for ${name}?`,
  newDateConsequence: 'It becomes a draft again. With its new date it waits for approval once more.',
  whyNotEdit: 'It was approved: what can still be changed is in its details',
  whyNotDelete: 'It was published: it can no longer be deleted',
  publishTitle: 'Publish this competition?',
  publishConsequence: (name: string) =>
    `Everyone will see ${name}. It can no longer be deleted, and athletes can register if it is open.`,
  deleteTitle: 'Are you sure you want to delete this Competition?',
  delete_competition: (name: string, entries: number) =>
    plural('en', entries, {
      one: `${name} goes with its # entry. This cannot be undone.`,
      other: `${name} goes with its # entries. This cannot be undone.`,
    }),
  error: 'Error',
  deleteFailed: 'The competition could not be deleted. Try again later.',
  deleteServerError: 'Server error: the competition could not be deleted.',
  start: 'Start competition',
  starting: 'Starting…',
  startTitle: (name: string) => `Start ${name}?`,
  startConsequence: (athletes: number) =>
    plural('en', athletes, {
      one: '# athlete starts; the first round is created. Nobody can join or leave after that.',
      other: '# athletes start; the rounds of qualifying are created. Nobody can join or leave after that.',
    }),
  started: 'The competition has started.',
  readyToStart: 'Ready to start',
  waitsForApproval: 'Waits for approval',
  approvalText: 'Look at its details: once approved, its organizer can publish it.',
  finishForm: 'Finish the form',
  beforeStart: 'Before it can start',
  toDo: (count: number) => `${count} to do`,
  startProblems: {
    'not-published': 'It has to be published.',
    'already-started': 'It has already started.',
    'date-not-reached': (date: string) => `Starts ${date}`,
    'unpaid-athletes': (unpaid: number, approved: number) =>
      plural('en', unpaid, {
        one: `# of ${approved} athletes has not paid`,
        other: `# of ${approved} athletes have not paid`,
      }),
    'too-few-athletes': (approved: number, min: number) => `${approved} of at least ${min} athletes approved`,
    waiting: (count: number) =>
      plural('en', count, {
        one: '# entry waits for your approval',
        other: '# entries wait for your approval',
      }),
  },
  startDone: {
    paid: (count: number) =>
      plural('en', count, {
        one: 'The approved athlete has paid.',
        other: 'All # approved athletes have paid.',
      }),
    enough: (count: number) =>
      plural('en', count, {
        one: '# athlete is approved: enough.',
        other: '# athletes are approved: enough.',
      }),
  },
  toPublish: {
    complete: (percent: number) => `The form is ${percent}\u00a0% complete.`,
    approval: 'A supervisor approves it first.',
    newDate: 'Its start has passed, choose a new date.',
  },
  judgesMissing: (approved: number, wanted: number) =>
    approved === 0 ? 'No judge is approved yet' : `${approved} of ${wanted} judges approved`,
}
