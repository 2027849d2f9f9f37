/** Nine short texts about the product, on home (screens §19). */

export const news = {
  items: {
    competitions: {
      title: 'Competitions from draft to podium',
      text: 'Organizers, judges and athletes work on the same page, each with their own next step.',
      features: [
        'Entries: athletes register or are invited, by name or by mail.',
        'Versus with a bracket, or scoring with a table; one or two qualifying rounds.',
        'Results of a phase appear for everybody in the same second.',
        'Bracket and podium draw themselves, and can be shared with who has no account.',
      ],
    },
    judging: {
      title: 'Judge with your thumb',
      text: 'A few letters find the trick, the total runs along, and nothing is lost when the network is.',
    },
    training: {
      title: 'Training that counts',
      text: 'Keep your rounds with tricks and video, score them by any rule, and publish the ones you are proud of.',
    },
    review: {
      title: 'Check your judged rounds',
      text: 'Say of each trick whether it was seen right, before the phase is published.',
    },
    trickList: {
      title: 'The trick list',
      text: 'Every trick with its value, level and category; search, sort and watch it.',
    },
    rulebooks: {
      title: 'Four ways to score',
      text: 'From the plain count to combos by level and landing: what each rule counts, with examples.',
    },
    statistics: {
      title: 'Your tricks in numbers',
      text: 'Sides, grabs, combos and levels over all your rounds.',
    },
    community: {
      title: 'The community',
      text: 'Athletes, judges and organizers, where they are from and since when they are on the line.',
    },
    profile: {
      title: 'Your profile',
      text: 'Photo, country, links and language: how others find you, and how Trickline speaks to you.',
    },
  },
}
