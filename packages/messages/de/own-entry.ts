/** Words of the viewer's own entry and of registering (screens §5). */
import type { ownEntry as english } from '../en/own-entry.ts'

export const ownEntry: typeof english = {
  sayGender: 'Zu deinem Profil',
  register: 'Teilnehmen',
  registering: 'Wird angemeldet …',
  registerTitle: (name) => `An ${name} teilnehmen?`,
  registerConsequence:
    'Die Orga sieht deine Anmeldung und lässt dich zu. Vor dem Start kannst du noch absagen.',
  registered: 'Du bist angemeldet. Die Orga muss dich noch zulassen.',
  states: {
    listed: {
      athlete: 'Du stehst auf der Liste der Athlet:innen; die Einladung kommt per E-Mail.',
      judge: 'Du stehst auf der Liste der Judges; die Einladung kommt per E-Mail.',
    },
    invited: { athlete: 'Du bist als Athlet:in eingeladen.', judge: 'Du bist als Judge eingeladen.' },
    pending: {
      athlete: 'Du bist angemeldet. Die Orga muss dich noch zulassen.',
      judge: 'Du hast zugesagt. Die Orga muss dich als Judge noch zulassen.',
    },
    missed: {
      athlete: 'Der Wettkampf hat begonnen, bevor du zugelassen warst: Du nimmst nicht teil.',
      judge: 'Der Wettkampf ist zu Ende gegangen, bevor du als Judge zugelassen warst.',
    },
    unpublished: {
      athlete: 'Du nimmst teil. Der Wettkampf ist noch nicht veröffentlicht.',
      judge: 'Du bist Judge dieses Wettkampfs. Er ist noch nicht veröffentlicht.',
    },
    approved: { athlete: 'Du nimmst teil.', judge: 'Du bist Judge dieses Wettkampfs.' },
    running: {
      athlete: 'Du bist im Wettkampf.',
      judge: 'Du bist als Judge dabei.',
    },
    eliminated: {
      athlete: 'Du hast teilgenommen und bist ausgeschieden.',
      judge: 'Du hast teilgenommen und bist ausgeschieden.',
    },
    declined: {
      athlete: 'Dein Startplatz wurde abgelehnt: Du nimmst nicht teil.',
      judge: 'Du wurdest als Judge abgelehnt: Du bewertest nicht.',
    },
    over: { athlete: 'Du hast teilgenommen.', judge: 'Du warst Judge dieses Wettkampfs.' },
  },
  ownRound: {
    toCome: 'Dein Run steht noch bevor.',
    inJudging: 'Dein Run wird gerade bewertet.',
    validated: 'Du hast deinen Run bestätigt. Die Ergebnisse kommen, wenn alle bewertet sind.',
  },
  scoreRounds: 'Runs bewerten',
  ownFeeUnpaid: 'Deine Startgebühr ist noch nicht als bezahlt vermerkt.',
  ownPlace: (position) => `Dein Platz: ${position}`,
  invitation: {
    title: 'Deine Einladungen',
    to: {
      athlete: (name, date) => `Du bist eingeladen, bei ${name} anzutreten. ${date}`,
      judge: (name, date) => `Du bist als Judge zu ${name} eingeladen. ${date}`,
    },
    confirm: 'Einladung annehmen',
    decline: 'Ablehnen',
    declineTitle: (name) => `Die Einladung zu ${name} ablehnen?`,
    declineConsequence: 'Du kannst dann nicht mehr teilnehmen und nicht noch einmal eingeladen werden.',
    confirmed: 'Angenommen. Die Orga muss dich noch zulassen.',
    declined: (name) => `Du hast die Einladung zu ${name} abgelehnt.`,
  },
}
