/** Words of the athlete panel and the judge panel of a competition (screens §6). */
import type { entries as english } from '../en/entries.ts'
import { plural } from '../plural.ts'

export const entries: typeof english = {
  athletes: 'Athlètes',
  judges: 'Juges',
  statuses: {
    registered: 'Pas encore invité',
    invited: 'Invité',
    pending: 'En attente',
    approved: 'Accepté',
    declined: 'Refusé',
    competing: 'En lice',
    eliminated: 'Éliminé',
  },
  withoutAccount: 'Invité par e-mail',
  paid: 'Payé',
  unpaid: 'Pas payé',
  number: (order) => `Numéro ${order}`,
  view: 'Vue',
  grid: 'Grille',
  list: 'Liste',
  showView: {
    declined: (count) => `Afficher les refusés (${count})`,
    unpaid: (count) => `Pas payé (${count})`,
    pending: (count) => `En attente (${count})`,
  },
  hideView: { declined: 'Masquer les refusés', unpaid: 'Tout afficher', pending: 'Tout afficher' },
  select: (name) => `Sélectionner ${name}`,
  selection: 'Avec la sélection',
  selectAll: (count) => `Tout sélectionner (${count})`,
  selectNone: 'Ne rien sélectionner',
  bulk: {
    approve: (count) => plural('fr', count, { one: 'Accepter #', other: 'Accepter #' }),
    pay: (count) => plural('fr', count, { one: 'Marquer # payé', other: 'Marquer # payés' }),
    'send-mail': (count) => plural('fr', count, { one: 'Envoyer # e-mail', other: 'Envoyer # e-mails' }),
    decline: (count) => plural('fr', count, { one: 'Refuser #', other: 'Refuser #' }),
  },
  bulkDone: {
    approve: (count) => plural('fr', count, { one: '# accepté', other: '# acceptés' }),
    pay: (count) => plural('fr', count, { one: '# marqué payé', other: '# marqués payés' }),
    'send-mail': (count) => plural('fr', count, { one: '# invitation part', other: '# invitations partent' }),
    decline: (count) => plural('fr', count, { one: '# refusé', other: '# refusés' }),
  },
  approvedOf: (approved, max) => `${approved} acceptés sur ${max}`,
  actionsOf: (name) => `Actions pour ${name}`,

  empty: { athlete: 'Aucun athlète pour l’instant', judge: 'Aucun juge pour l’instant' },
  emptyText: {
    athlete: 'Qui est accepté apparaîtra ici.',
    judge: 'Les juges acceptés apparaîtront ici.',
  },
  emptyForOwner: {
    athlete:
      'Invite des athlètes, ou publie la compétition comme ouverte pour qu’ils s’inscrivent eux-mêmes.',
    judge: 'Invite des juges : un juge accepté filme et juge les runs.',
  },

  invite: { athlete: 'Inviter des athlètes', judge: 'Inviter des juges' },
  inviteIntro: 'Ils entrent dans la liste ; l’e-mail part avec « Envoyer les e-mails ».',
  searchPeople: 'Chercher par nom',
  chosen: (count) => plural('fr', count, { one: '# choisi', other: '# choisis' }),
  nobodyLeft: 'Tout le monde est déjà dans la liste.',
  nobodyFound: (text) => `Personne ne s’appelle « ${text} ».`,
  email: 'Inviter par e-mail',
  emailHint:
    'Pour qui n’a pas de compte : l’inscription est à cette personne dès qu’elle crée son compte avec l’adresse. Tu peux en coller plusieurs d’un coup.',
  addEmail: 'Ajouter',
  removeEmail: (email) => `Enlever ${email}`,
  emailKnown: 'Cette adresse est déjà dans la liste',
  inviteCount: (count) => plural('fr', count, { one: 'Inviter #', other: 'Inviter #' }),
  inviting: 'Invitation…',
  whyNotInvite: 'Choisis d’abord quelqu’un',
  invitedCount: (count) =>
    plural('fr', count, {
      one: '# est maintenant dans la liste.',
      other: '# sont maintenant dans la liste.',
    }),

  sendMails: (count) => plural('fr', count, { one: 'Envoyer # e-mail', other: 'Envoyer # e-mails' }),
  noMails: 'Envoyer les e-mails',
  noMailsWhy: 'Tous ceux de la liste ont leur e-mail',
  sendTitle: (count) =>
    plural('fr', count, { one: 'Envoyer # invitation ?', other: 'Envoyer # invitations ?' }),
  sendConsequence: (count) =>
    plural('fr', count, {
      one: '# personne reçoit maintenant un e-mail. Une inscription invitée peut être refusée, mais plus supprimée.',
      other:
        '# personnes reçoivent maintenant un e-mail. Les inscriptions invitées peuvent être refusées, mais plus supprimées.',
    }),
  send: 'Envoyer',
  sent: (count) =>
    plural('fr', count, { one: '# invitation est en route.', other: '# invitations sont en route.' }),

  order: 'Ordre',
  orderTitle: 'Ordre des athlètes',
  orderIntro: 'Ils partent dans cet ordre. Mélange, glisse, déplace avec les flèches, ou écris les numéros.',
  drag: (name) => `Glisser ${name}, ou déplacer avec les flèches`,
  shuffle: 'Mélanger',
  up: (name) => `Monter ${name}`,
  down: (name) => `Descendre ${name}`,
  numberOf: (name) => `Numéro de ${name}`,
  notNumeric: 'Il faut un nombre entier à partir de 1',
  sameNumber: 'Deux athlètes ont le même numéro',
  saveOrder: 'Enregistrer l’ordre',
  whyNotSaveOrder: 'Il faut d’abord un numéro à chaque athlète',
  whyNotOrder: 'Il faut deux athlètes pour un ordre',
  ordered: 'L’ordre est enregistré.',

  approve: 'Accepter',
  approveNamed: (name) => `Accepter ${name}`,
  full: 'La compétition a tous les athlètes qu’elle peut prendre',
  pay: 'Marquer payé',
  payNamed: (name) => `Marquer payé : ${name}`,
  decline: 'Refuser',
  delete: 'Supprimer',
  confirm: 'Accepter l’invitation',
  sendOne: 'Envoyer l’e-mail',
  declined: (name) => `${name} : inscription refusée, plus de participation possible.`,
  declinedOwn: 'Tu as refusé et ne peux plus participer à cette compétition.',
  deleted: (name) => `${name} n’est plus dans la liste.`,
}
