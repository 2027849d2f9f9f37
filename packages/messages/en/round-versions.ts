/** Words of two versions of a round side by side: after a conflict, and after a judge's edit. */
import { plural } from '../plural.ts'

export const roundVersions = {
  yours: 'Yours',
  saved: 'Saved',
  savedBy: (judge: string) => `Saved by ${judge}`,
  before: 'When you last looked',
  now: 'Now',
  only: 'differs',
  nothing: 'not there',
  differences: (count: number) =>
    count === 0
      ? 'The tricks are the same.'
      : plural('en', count, { one: '# row differs.', other: '# rows differ.' }),
  beside: { name: 'Name', video: 'Video', comment: 'Comment on the round' },
  none: 'none',
  conflict:
    'Not saved: the round was changed elsewhere meanwhile. Nothing is lost: choose which version counts.',
  reopenMine: 'Reopen with mine',
  editedSince: 'A judge changed this round since you last looked.',
  seen: 'Seen',
}
