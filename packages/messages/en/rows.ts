/** Words of the rows of a round: what they are, their buttons and warnings (screens §11). */
import { plural } from '../plural.ts'

export const rows = {
  comboTricks: (count: number, value: string) =>
    plural('en', count, { one: `# trick · ${value}`, other: `# tricks · ${value}` }),
  beingEdited: 'Being edited now',
  otherEditOpen: 'The combo above cannot go back as it is: finish or cancel its edit first.',
  edit: (what: string) => `Edit ${what}`,
  delete: (what: string) => `Delete ${what}`,
  swipeEdit: 'Edit',
  swipeDelete: 'Delete',
  nth: (occurrence: number) => `${occurrence}×`,
  repeated: (occurrence: number) => `Performed ${occurrence} times up to here`,
  playFrom: (what: string, at: string) => `Play ${what} from ${at}`,
  mark: (trick: string) => `Mark ${trick} to be validated alone`,
  place: {
    of: (name: string) => `Move ${name}, or insert before it`,
    insertBefore: 'Insert before',
    up: 'Move up',
    down: 'Move down',
    out: 'Out of combo',
    inNoCombo: 'It is in no combo.',
    move: 'Move',
    earlier: 'Earlier',
    later: 'Later',
    here: 'The next trick lands here',
    now: (name: string, at: number, of: number) => `${name} is trick ${at} of ${of}`,
  },
  warnings: {
    retired: 'Retired from the catalogue meanwhile: take it out, or put another in its place, to save.',
    twice: 'Entered twice within a second.',
    cannotFollow: (before: string, ends: string, starts: string) =>
      `${before} ends on ${ends}, this starts from ${starts}.`,
    level: (level: string, usual: string) => `${level}: far above this athlete’s usual ${usual}.`,
  },
  dismiss: (what: string) => `That is right: ${what}`,
}
