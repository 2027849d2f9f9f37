/** Words of the viewer's own entry and of registering (screens §5). */
import type { ownEntry as english } from '../en/own-entry.ts'

export const ownEntry: typeof english = {
  sayGender: 'Vers ton profil',
  register: 'Participer',
  registering: 'Inscription…',
  registerTitle: (name) => `Participer à ${name} ?`,
  registerConsequence: 'L’organisation voit ton inscription et l’accepte. Tu peux te retirer avant le début.',
  registered: 'Ton inscription est enregistrée. L’organisation doit encore l’accepter.',
  states: {
    listed: {
      athlete: 'Tu es sur la liste des athlètes ; l’invitation arrive par e-mail.',
      judge: 'Tu es sur la liste des juges ; l’invitation arrive par e-mail.',
    },
    invited: { athlete: 'On t’invite à concourir.', judge: 'On t’invite comme juge.' },
    pending: {
      athlete: 'Ton inscription attend l’accord de l’organisation.',
      judge: 'Tu as accepté d’être juge et attends l’accord de l’organisation.',
    },
    missed: {
      athlete: 'La compétition a commencé avant que ton inscription soit acceptée : tu ne participes pas.',
      judge: 'La compétition s’est terminée avant que l’organisation t’accepte comme juge.',
    },
    unpublished: {
      athlete: 'Tu participes. La compétition n’est pas encore publiée.',
      judge: 'Tu es juge de cette compétition. Elle n’est pas encore publiée.',
    },
    approved: { athlete: 'Tu participes.', judge: 'Tu es juge de cette compétition.' },
    running: { athlete: 'Tu es en lice.', judge: 'Tu es juge ici.' },
    eliminated: {
      athlete: 'Tu as participé, mais tu n’es plus en lice.',
      judge: 'Tu as participé, mais tu n’es plus en lice.',
    },
    declined: {
      athlete: 'Ton inscription a été refusée : tu ne participes pas.',
      judge: 'Ton inscription a été refusée : tu n’es pas juge ici.',
    },
    over: { athlete: 'Tu as participé.', judge: 'Tu étais juge de cette compétition.' },
  },
  ownRound: {
    toCome: 'Ton run est encore à venir.',
    inJudging: 'Ton run est en train d’être jugé.',
    validated: 'Tu as validé ton run. Les résultats arrivent quand tous sont jugés.',
  },
  scoreRounds: 'Juger les runs',
  ownFeeUnpaid: 'Tes frais d’inscription ne sont pas encore marqués comme payés.',
  ownPlace: (position) => `Ta place : ${position}`,
  invitation: {
    title: 'Tes invitations',
    to: {
      athlete: (name, date) => `On t’invite à concourir à ${name}. ${date}`,
      judge: (name, date) => `On t’invite comme juge à ${name}. ${date}`,
    },
    confirm: 'Accepter l’invitation',
    decline: 'Refuser',
    declineTitle: (name) => `Refuser l’invitation à ${name} ?`,
    declineConsequence: 'Tu ne pourras plus participer, ni recevoir une nouvelle invitation.',
    confirmed: 'C’est noté. L’organisation doit encore accepter ton inscription.',
    declined: (name) => `Tu as refusé l’invitation à ${name}.`,
  },
}
