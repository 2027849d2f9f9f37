/** Words of the own account, and of the outbox for admins (accounts-and-people §10 to §12). */
import type { account as english } from '../en/account.ts'
import { common } from './common.ts'

export const account: typeof english = {
  title: 'Compte',
  toProfile: 'Ton profil',

  emailTitle: 'Adresse e-mail',
  emailText: (email) => `Tu te connectes avec ${email}.`,
  newEmail: 'Nouvelle adresse',
  changeEmail: 'Changer d’adresse',
  emailSent: (email) => `Un lien est en route vers ${email}.`,
  emailSentText:
    'Tant que tu ne l’ouvres pas, ton ancienne adresse reste valable. Nous l’avons prévenue aussi.',

  passwordTitle: 'Mot de passe',
  presentPassword: 'Ton mot de passe actuel',
  changePassword: 'Changer de mot de passe',
  changing: 'Changement…',
  passwordChanged: 'Ton mot de passe est changé. Tes autres sessions sont fermées.',

  sessionsTitle: 'Appareils connectés',
  thisOne: 'Cet appareil',
  unknownDevice: 'Appareil inconnu',
  device: (browser, system) => `${browser} sur ${system}`,
  sessionTimes: (used, since) => `Dernière utilisation ${used}, connexion le ${since}`,
  end: 'Fermer',
  endNamed: (device) => `Fermer la session de ${device}`,
  sessionEnded: (device) => `La session de ${device} est fermée.`,
  sessionsFailed: 'Tes sessions n’ont pas pu être chargées',

  exportTitle: 'Tes données',
  exportText: 'Tout ce que nous gardons sur toi, dans un fichier JSON.',
  export: 'Télécharger',
  exporting: 'Préparation…',

  deleteTitle: 'Supprimer le compte',
  deleteText: 'Définitivement. Personne ne pourra le rétablir.',
  delete: 'Supprimer le compte',
  deleting: 'Suppression…',
  deleteQuestion: 'Supprimer ton compte ?',
  goes: 'Ce qui disparaît',
  goesList: [
    'ton nom, ta photo, tes coordonnées et tes liens',
    'tes runs d’entraînement et tes brouillons',
    'tes inscriptions aux compétitions pas encore commencées',
    'toutes les sessions, sur tous les appareils',
  ],
  stays: 'Ce qui reste',
  staysList: [
    `tes résultats dans les compétitions partagées avec d’autres, sous « ${common.deletedAthlete} »`,
    'les compétitions que tu as organisées et qui sont terminées',
  ],

  outboxTitle: 'Boîte d’envoi',
  outboxText:
    'Sans SMTP_URL, aucun e-mail ne quitte ce serveur. Voici les plus récents, tels qu’ils seraient partis.',
  outboxSends: 'Ce serveur envoie ses e-mails. Ceux d’ici datent d’avant.',
  outboxEmpty: 'Aucun e-mail pour l’instant',
  outboxEmptyText: 'Les e-mails de Trickline apparaîtront ici : vérifications, invitations, réponses.',
  outboxFailed: 'La boîte d’envoi n’a pas pu être chargée',
  to: (recipient) => `À ${recipient}`,
}
