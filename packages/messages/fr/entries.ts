/** Words of the athlete and judge panels of a competition (screens §6). */
import type { entries as english } from '../en/entries.ts'
import { plural } from '../plural.ts'

export const entries: typeof english = {
  athletes: 'Athlètes',
  judges: 'Juges',
  statuses: {
    registered: 'À inviter',
    invited: 'Invitation envoyée',
    pending: 'En attente',
    approved: 'Participe',
    declined: 'Refus',
    competing: 'En lice',
    eliminated: 'Plus en lice',
  },
  mailWaits: 'L’e-mail part plus tard',
  withoutAccount: 'Invitation par e-mail',
  waitsForYou: 'À accepter',
  noAnswer: 'Invités, sans réponse',
  approvedAndPaid: 'Inscription payée',
  unpaid: 'Pas payé',
  number: (order) => `Numéro ${order}`,
  grid: 'Grille',
  list: 'Liste',
  showDeclined: (count) => `Afficher les refus (${count})`,
  hideDeclined: 'Masquer les refus',
  selectSeveral: 'Sélectionner plusieurs',
  select: (name) => `Sélectionner ${name}`,
  selection: 'Avec la sélection',
  selectAll: (count) => `Tout sélectionner (${count})`,
  selectNone: 'Ne rien sélectionner',
  bulk: {
    approve: (count) => plural('fr', count, { one: 'Accepter #', other: 'Accepter #' }),
    pay: (count) => plural('fr', count, { one: 'Marquer # comme payé', other: 'Marquer # comme payés' }),
    'send-mail': (count) => plural('fr', count, { one: 'Envoyer # e-mail', other: 'Envoyer # e-mails' }),
    decline: (count) => plural('fr', count, { one: 'Refuser #', other: 'Refuser #' }),
  },
  bulkDone: {
    approve: (count) =>
      plural('fr', count, { one: '# inscription acceptée', other: '# inscriptions acceptées' }),
    pay: (count) => plural('fr', count, { one: '# inscription payée', other: '# inscriptions payées' }),
    'send-mail': (count) => plural('fr', count, { one: '# invitation part', other: '# invitations partent' }),
    decline: (count) =>
      plural('fr', count, { one: '# inscription refusée', other: '# inscriptions refusées' }),
  },
  approvedOf: (approved, max) => `Participent : ${approved} sur ${max}`,
  exception: {
    make: 'Admettre quelqu’un',
    title: 'Qui peut participer quand même',
    who: 'Qui',
    why: 'Pourquoi',
    whyHint: 'Reste dans l’historique de la compétition.',
    send: 'Admettre',
    made: (name) => `${name} peut participer maintenant.`,
  },
  actionsOf: (name) => `Actions pour ${name}`,

  empty: { athlete: 'Pas encore d’athlètes', judge: 'Pas encore de juges' },
  emptyText: {
    athlete: 'Les athlètes qui participent apparaîtront ici.',
    judge: 'Les juges qui participent apparaîtront ici.',
  },
  emptyForOwner: {
    athlete:
      'Invite des athlètes, ou publie la compétition comme ouverte : les athlètes pourront s’inscrire.',
    judge: 'Invite des juges pour filmer et juger les runs.',
  },

  invite: { athlete: 'Inviter des athlètes', judge: 'Inviter des juges' },
  inviteIntro: 'Sans e-mail maintenant, il part plus tard avec « Envoyer les e-mails ».',
  searchPeople: 'Chercher par nom',
  chosen: (count) => plural('fr', count, { one: '# personne choisie', other: '# personnes choisies' }),
  nobodyLeft: 'Tout le monde est déjà dans la liste.',
  nobodyFound: (text) => `Personne ne s’appelle « ${text} ».`,
  email: 'Inviter par e-mail',
  emailHint:
    'Pour les personnes sans compte : l’inscription sera la leur dès qu’elles créeront un compte avec cette adresse. Tu peux en coller plusieurs d’un coup.',
  addEmail: 'Ajouter',
  removeEmail: (email) => `Enlever ${email}`,
  emailKnown: 'Cette adresse est déjà dans la liste',
  inviteAndMail: (count) =>
    plural('fr', count, { one: 'Inviter # par e-mail', other: 'Inviter # par e-mail' }),
  addWithoutMail: (count) =>
    plural('fr', count, { one: 'Ajouter # sans e-mail', other: 'Ajouter # sans e-mail' }),
  inviting: 'Invitation…',
  whyNotInvite: 'Choisis d’abord quelqu’un',
  invitedCount: (count) =>
    plural('fr', count, {
      one: '# personne est maintenant dans la liste.',
      other: '# personnes sont maintenant dans la liste.',
    }),

  sendMails: (count) => plural('fr', count, { one: 'Envoyer # e-mail', other: 'Envoyer # e-mails' }),
  sendTitle: (count) =>
    plural('fr', count, { one: 'Envoyer # invitation ?', other: 'Envoyer # invitations ?' }),
  sendConsequence: (count) =>
    plural('fr', count, {
      one: '# personne reçoit maintenant un e-mail. Ensuite, son inscription pourra être refusée, mais plus supprimée.',
      other:
        '# personnes reçoivent maintenant un e-mail. Ensuite, leurs inscriptions pourront être refusées, mais plus supprimées.',
    }),
  send: 'Envoyer',
  sent: (count) =>
    plural('fr', count, { one: '# invitation est en route.', other: '# invitations sont en route.' }),

  order: 'Ordre',
  orderTitle: 'Ordre des athlètes',
  orderIntro: 'C’est l’ordre de passage. Mélange, fais glisser ou écris les numéros.',
  drag: (name) => `Glisser ${name}, ou déplacer avec les flèches`,
  shuffle: 'Mélanger',
  up: (name) => `Monter ${name}`,
  down: (name) => `Descendre ${name}`,
  numberOf: (name) => `Numéro de ${name}`,
  notNumeric: 'Il faut un nombre entier à partir de 1',
  sameNumber: 'Deux athlètes ont le même numéro',
  saveOrder: 'Enregistrer l’ordre',
  whyNotSaveOrder: 'Il faut d’abord un numéro à chaque athlète',
  whyNotOrder: 'Il faut au moins deux athlètes',
  ordered: 'L’ordre est enregistré.',

  approve: 'Accepter',
  approveNamed: (name) => `Accepter ${name}`,
  full: 'La compétition n’a plus de place pour d’autres athlètes',
  pay: 'Payé',
  payNamed: (name) => `Payé : ${name}`,
  decline: 'Refuser',
  head: {
    badge: 'Juge principal',
    make: 'Nommer juge principal',
    unmake: 'N’est plus juge principal',
    made: (name) => `${name} est juge principal.`,
    none: 'Il n’y a pas de juge principal.',
  },
  delete: 'Supprimer',
  confirm: 'Accepter l’invitation',
  sendOne: 'Envoyer l’e-mail',
  declined: (name) => `${name} : inscription refusée, plus de participation possible.`,
  declinedOwn: 'Tu as refusé : tu ne peux plus participer à cette compétition.',
  deleted: (name) => `${name} n’est plus dans la liste.`,
}
