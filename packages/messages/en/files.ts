/** Words in the files of a competition (calls §24). */
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'

export const files = {
  phaseNames: phaseNames as Readonly<Record<string, string>>,
  /** In the person's calendar. */
  judging: (part: string) => `Judging: ${part}`,
  /** What an import would create. */
  import: {
    draft: (name: string) => `“${name}” is made as a draft of yours. A supervisor approves it as any other.`,
    finished: (name: string) => `“${name}” is made as a finished competition of yours, with its results.`,
    invited: (count: number) =>
      plural('en', count, {
        one: '# athlete is entered as an invitation. No mail goes out until you send it.',
        other: '# athletes are entered as invitations. No mail goes out until you send it.',
      }),
    leftOut: (count: number) =>
      plural('en', count, {
        one: '# person is left out: a judge, without an address, or declined.',
        other: '# people are left out: judges, without an address, or declined.',
      }),
    names: (count: number) =>
      plural('en', count, {
        one: '# person is a name without an account.',
        other: '# people are names without an account.',
      }),
    mayAccept: (count: number) =>
      plural('en', count, {
        one: '# of them has an address: who has verified it may take over what is theirs.',
        other: '# of them have an address: who has verified it may take over what is theirs.',
      }),
    rounds: (count: number) => plural('en', count, { one: '# round is made.', other: '# rounds are made.' }),
    tricks: (count: number) =>
      plural('en', count, { one: '# trick is in them.', other: '# tricks are in them.' }),
    places: (count: number) =>
      plural('en', count, { one: 'The podium has # place.', other: 'The podium has # places.' }),
    unranked: 'It counts in no ranking unless an admin says so.',
    withoutPicture: 'Its picture is not in the file.',
    again: 'This file was imported before: nothing is made, its competition opens.',
    waits: 'A supervisor has to approve it; until then only you, supervisors and admins see it.',
  },
  /** In the share sheet. */
  downloads: {
    title: 'Files',
    tables: { results: 'Results', 'start-list': 'Start list', entries: 'Entries' },
    table: 'To print (PDF), or as a table (CSV)',
    sheets: (phase: string) => `Score sheets: ${phase}`,
    calendar: 'Calendar',
    calendarText: 'The competition and each phase (ICS)',
    everything: 'Everything',
    everythingText: 'To keep, or to import elsewhere (JSON)',
    isa: {
      title: 'For the federation',
      text: 'Points and scores as the ISA SportHub takes them (JSON)',
      look: 'Look first',
      save: 'Save the file',
      unlinked: (count: number, names: string) =>
        plural('en', count, {
          one: `# athlete has no id of the federation and is handed in by name: ${names}.`,
          other: `# athletes have no id of the federation and are handed in by name: ${names}.`,
        }),
      tooFew: (least: number) => `With fewer than ${least} athletes nobody gets points at this level.`,
    },
    saveNamed: (name: string, format: string) => `Save: ${name} (${format})`,
  },
  importing: {
    title: 'Import a competition',
    text: 'Choose the file in which a competition was saved with everything. First you are told what would be made.',
    choose: 'Choose a file',
    chooseAnother: 'Choose another file',
    make: 'Import',
    making: 'Importing…',
    wrong: (count: number) =>
      plural('en', count, {
        one: '# thing in the file is wrong. Nothing is made.',
        other: '# things in the file are wrong. Nothing is made.',
      }),
  },
  /** On printed pages. */
  pdf: {
    place: 'Place',
    name: 'Name',
    country: 'Country',
    score: 'Score',
    number: 'Number',
    role: 'Role',
    status: 'Status',
    athlete: 'Athlete',
    judge: 'Judge',
    order: 'Order',
    group: 'Group',
    trick: 'Trick',
    combo: 'Combo',
    side: 'Side',
    grab: 'Grab',
    dub: 'Dub',
    value: 'Value',
    points: 'Points',
    organizer: 'Organizer',
    judges: 'Judges',
    remark: 'Remark',
    /** What decided between equal totals, and why somebody is out. */
    remarks: {
      qualifying: 'better qualifying',
      order: 'earlier order number',
      seed: 'better seed',
      disqualified: 'disqualified',
      injured: 'injured',
    },
    official: ({ number, when, names }: { number: number; when: string; names: string }) =>
      `Official · seal ${number} · ${when} · ${names}`,
    unofficial: 'Unofficial: not sealed yet',
    stillTrue: 'Is this paper still the truth?',
    placeAndDate: 'Place and date',
    page: 'Page # of ##',
    sheets: 'Score sheets',
    sums: (score: string, style: string, variety: string, total: string) =>
      `Score ${score} · Style ${style}\u00a0% · Variety ${variety} · Total ${total}`,
  },
}
