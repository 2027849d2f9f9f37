/** Words of the viewer's own entry and of registering (screens §5). */

export const ownEntry = {
  sayGender: 'To your profile',
  register: 'Register',
  registering: 'Registering…',
  registerTitle: (name: string) => `Register in ${name}?`,
  registerConsequence:
    'The organizer sees your registration and approves it. You can decline before the start.',
  registered: 'You are registered. The organizer has to approve your entry.',
  /** The viewer's current role in a competition. */
  states: {
    listed: {
      athlete: 'You are on the list of athletes; the invitation comes by mail.',
      judge: 'You are on the list of judges; the invitation comes by mail.',
    },
    invited: { athlete: 'You are invited to compete.', judge: 'You are invited to judge.' },
    pending: {
      athlete: 'Your entry waits for the organizer’s approval.',
      judge: 'You have confirmed and wait for the organizer’s approval as a judge.',
    },
    missed: {
      athlete: 'The competition started before your entry was approved: you do not take part.',
      judge: 'The competition ended before you were approved as a judge.',
    },
    unpublished: {
      athlete: 'You take part. The competition is not published yet.',
      judge: 'You are a judge of this competition. It is not published yet.',
    },
    approved: { athlete: 'You take part.', judge: 'You are a judge of this competition.' },
    running: { athlete: 'You are competing.', judge: 'You are judging.' },
    eliminated: { athlete: 'You took part and are out.', judge: 'You took part and are out.' },
    declined: {
      athlete: 'Your entry was declined: you do not take part.',
      judge: 'Your entry was declined: you do not judge.',
    },
    over: { athlete: 'You took part.', judge: 'You were a judge of this competition.' },
  },
  /** The viewer's round of the current phase. */
  ownRound: {
    toCome: 'Your round is still to come.',
    inJudging: 'Your round is being judged.',
    validated: 'You have validated your round. The results come when all are judged.',
  },
  scoreRounds: 'Score rounds',
  ownFeeUnpaid: 'Your entry fee is not marked as paid yet.',
  ownPlace: (position: number) => `Your place: ${position}`,
  invitation: {
    title: 'Your invitations',
    to: {
      athlete: (name: string, date: string) => `You are invited to compete in ${name}. ${date}`,
      judge: (name: string, date: string) => `You are invited to judge ${name}. ${date}`,
    },
    confirm: 'Confirm invitation',
    decline: 'Decline',
    declineTitle: (name: string) => `Decline the invitation to ${name}?`,
    declineConsequence: 'You can then no longer take part in it, and cannot be invited to it again.',
    confirmed: 'Confirmed. The organizer still has to approve you.',
    declined: (name: string) => `You have declined the invitation to ${name}.`,
  },
}
