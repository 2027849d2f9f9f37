/** Words of the training list and of entering training rounds (screens §14, §15). */
import { plural } from '../plural.ts'
import { roundStatuses } from './round-statuses.ts'

export const training = {
  title: 'Training',
  newRound: 'New round',
  status: 'Status',
  rule: 'Rule',
  statuses: roundStatuses,

  total: 'Total score',
  withVideo: 'With video',
  withoutVideo: 'Without video',
  open: 'Open',
  onlyYou: 'Only you see it',
  edit: 'Edit',
  publish: 'Publish',
  whyNotEdit: 'It is published and stays as it is',
  whyNotPublish: 'It is published already',
  delete: 'Delete',
  ofRound: (action: string, round: string) => `${action} ${round}`,
  review: 'Review',

  emptyTitle: 'No rounds yet',
  emptyText: 'Your training rounds and, once they are judged, your competition rounds are kept here.',
  emptyForAthlete:
    'Write down a run trick by trick and see what it scores. Your competition rounds join it here once they are judged.',
  loadFailedTitle: 'The rounds could not be loaded',

  createTitle: 'You are about to create a training round',
  chooseRule: 'Choose a rule',
  ruleFirst: 'Choose a rule first',
  name: 'Name of the round',
  nameHint: 'Without a name it is called by its number.',
  create: 'Start',
  replaces: (count: number) =>
    plural('en', count, {
      one: 'The unfinished round on this device, with # trick, is thrown away.',
      other: 'The unfinished round on this device, with # tricks, is thrown away.',
    }),
  unfinished: (name: string, count: number) =>
    plural('en', count, {
      one: `${name} is not finished: # trick is kept on this device.`,
      other: `${name} is not finished: # tricks are kept on this device.`,
    }),
  goOn: 'Go on',

  deleteTitle: 'Are you sure you want to delete this round?',
  deleteConsequence: (round: string, count: string) =>
    `${round}, ${count} points. Its tricks are deleted with it; nobody can bring them back.`,
  deleted: 'The round is deleted.',
  deleteFailed: 'The record could not be deleted. Try again later.',
  deleteServerError: 'Server error: the record could not be deleted.',
  publishTitle: 'Publish this round?',
  publishConsequence:
    'Everybody can see its tricks and its score from now on, and it can no longer be changed.',
  published: 'The round is published.',
  publishWaits: 'Your changes of this round are not saved yet. Publish it once they are.',

  notAnAthlete: 'Only athletes keep training rounds.',
  newTraining: 'New training',
  editing: 'Editing',
  openFailed: '⚠️ Unexpected error while viewing the round.',
  backToList: 'Back to the list',
}
