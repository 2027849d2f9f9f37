/** Words of one's own account, and of the outbox for admins (accounts-and-people §10 to §12). */
import type { account as english } from '../en/account.ts'
import { common } from './common.ts'
import { plural } from '../plural.ts'

export const account: typeof english = {
  title: 'Compte',
  toProfile: 'Ton profil',

  groups: { signIn: 'Connexion', competitions: 'Compétitions', data: 'Données et programmes' },

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

  /** About an imported competition. */
  named: {
    text: (name, competition) =>
      `«\u202f${name}\u202f» figure dans ${competition}, qui a été importée, avec ton adresse. Si c’est toi, reprends-le\u202f: cela ira à ton compte.`,
    accept: 'C’est moi',
    accepted: (competition) => `Ce que tu as fait dans ${competition} est maintenant à toi.`,
  },

  secondFactor: {
    title: 'Second facteur',
    text: 'Pour te connecter, il faudra aussi un code d’une application de ton téléphone.',
    needed: 'Ce serveur le demande à chaque admin. Sans lui, ce rôle ne te donne aucun droit.',
    on: 'Il est activé.',
    left: (codes) =>
      plural('fr', codes, { one: 'Il reste # code de secours.', other: 'Il reste # codes de secours.' }),
    failed: 'Le second facteur n’a pas pu être chargé',
    add: 'Ajouter un second facteur',
    next: 'Continuer',
    scan: 'Scanne ceci avec une application d’authentification ou saisis la clé à la main. Tape ensuite le code que l’application affiche.',
    qr: 'Code QR pour l’application d’authentification',
    key: 'Clé',
    switchOn: 'Activer',
    codesTitle: 'Tes codes de secours',
    codesText:
      'Chacun te connecte une fois, sans le téléphone. Garde-les ailleurs\u202f: ils ne sont affichés que cette fois.',
    off: 'Désactiver',
    offQuestion: 'Désactiver le second facteur\u202f?',
    offText: 'Ensuite, ton mot de passe suffit pour te connecter.',
    offDone: 'Ton second facteur est désactivé.',
  },

  tokens: {
    title: 'Jetons pour programmes',
    text: 'Avec un jeton, un de tes programmes agit pour toi, sans ton mot de passe.',
    failed: 'Tes jetons n’ont pas pu être chargés',
    make: 'Nouveau jeton',
    makeNow: 'Créer',
    name: 'Nom',
    nameHint: 'À quoi il sert, par exemple «\u202fSite du club\u202f».',
    may: 'Il peut',
    scopes: { read: 'Lire', judge: 'Juger', organize: 'Organiser' },
    ends: 'Il expire',
    inDays: (days) => plural('fr', days, { one: 'dans # jour', other: 'dans # jours' }),
    unused: 'jamais utilisé',
    used: (when) => `utilisé ${when}`,
    until: (date) => `jusqu’au ${date}`,
    end: 'Révoquer',
    endNamed: (name) => `Révoquer le jeton ${name}`,
    ended: (name) => `${name} est révoqué.`,
    secretTitle: 'Ton nouveau jeton',
    secretText: 'Copie-le maintenant\u202f: il n’est affiché que cette fois.',
    copy: 'Copier',
    copied: 'Copié.',
    close: 'Fermer',
  },

  exportTitle: 'Tes données',
  exportText: 'Tout ce que nous gardons sur toi, dans un fichier JSON.',
  export: 'Télécharger',
  exporting: 'Préparation…',

  deleteTitle: 'Supprimer le compte',
  deleteText: 'Définitivement. Personne ne pourra le rétablir.',
  delete: 'Supprimer le compte',
  deleting: 'Suppression…',
  deleteQuestion: 'Supprimer ton compte\u202f?',
  goes: 'Ce qui disparaît',
  goesList: [
    'ton nom, ta photo, tes coordonnées et tes liens',
    'tes runs d’entraînement et tes brouillons',
    'tes inscriptions aux compétitions pas encore commencées',
    'toutes les sessions, sur tous les appareils',
  ],
  stays: 'Ce qui reste',
  staysList: [
    `tes résultats dans les compétitions partagées avec d’autres, sous «\u202f${common.deletedAthlete}\u202f»`,
    'les compétitions que tu as organisées et qui sont terminées',
  ],

  outboxText:
    'Sans SMTP_URL, aucun e-mail ne quitte ce serveur. Voici les plus récents, tels qu’ils seraient partis.',
  outboxSends: 'Ce serveur envoie ses e-mails. Ceux d’ici datent d’avant.',
  outboxEmpty: 'Aucun e-mail pour l’instant',
  outboxEmptyText: 'Les vérifications, invitations et réponses apparaissent ici.',
  outboxFailed: 'La boîte d’envoi n’a pas pu être chargée',
  to: (recipient) => `À ${recipient}`,
}
