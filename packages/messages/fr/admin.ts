/** Words of the admin page and of role requests (screens §24). */
import type { admin as english } from '../en/admin.ts'
import { plural } from '../plural.ts'

export const admin: typeof english = {
  title: 'Admin',
  tabs: {
    requests: 'Demandes',
    accounts: 'Comptes',
    catalogue: 'Catalogue des tricks',
    settings: 'Options',
    changes: 'Journal',
    health: 'État',
    outbox: 'Boîte d’envoi',
  },
  requestsOpen: (count) => plural('fr', count, { one: '# demande', other: '# demandes' }),

  asksFor: (role) => `Demande le rôle ${role}`,
  noNote: 'Sans message.',
  grant: 'Accorder',
  granted: (name, role) => `${name} a maintenant le rôle ${role}.`,
  noRequestsTitle: 'Personne n’attend',
  noRequestsText: 'Les demandes de rôle apparaissent ici.',
  requestsFailed: 'Les demandes n’ont pas pu être chargées',

  accountsFailed: 'Les comptes n’ont pas pu être chargés',
  searchHint: 'Nom, adresse ou nom d’utilisateur',
  roles: 'Rôles',
  suspended: 'Suspendu',
  movesOf: (name) => `Modifier le compte de ${name}`,
  grantTo: (role) => `Donner le rôle ${role}`,
  withdrawFrom: (role) => `Retirer le rôle ${role}…`,
  ownAccount: 'Tu ne peux pas suspendre ton propre compte.',

  refuse: {
    menu: 'Refuser…',
    title: (name, role) => `Refuser le rôle ${role} à ${name} ?`,
    consequence: 'Un e-mail l’annonce, avec ton explication. La demande peut être refaite.',
    reason: 'Pourquoi (facultatif)',
    action: 'Refuser',
    done: (name) => `${name} est au courant.`,
  },
  withdraw: {
    title: (name, role) => `Retirer le rôle ${role} à ${name} ?`,
    consequence:
      'Il ne donne plus aucun pouvoir dès maintenant, même dans les compétitions en cours ; les runs en train d’être jugés sont libres pour d’autres juges. Un e-mail l’annonce, avec ton explication.',
    reason: 'Pourquoi (facultatif)',
    action: 'Retirer',
    done: (name, role) => `${name} n’a plus le rôle ${role}.`,
  },
  suspend: {
    menu: 'Suspendre…',
    title: (name) => `Suspendre ${name} ?`,
    consequence:
      'Déconnexion immédiate partout, et plus de connexion tant que la suspension dure. Un e-mail l’annonce, avec ton explication.',
    reason: 'Pourquoi',
    action: 'Suspendre',
    done: (name) => `${name} : compte suspendu.`,
  },
  restore: {
    menu: 'Rétablir…',
    title: (name) => `Rétablir ${name} ?`,
    consequence: 'La connexion marche à nouveau. Un e-mail l’annonce, avec ton explication.',
    reason: 'Pourquoi',
    action: 'Rétablir',
    done: (name) => `${name} peut à nouveau se connecter.`,
  },

  settings: {
    mixed: {
      name: 'Compétitions mixtes',
      does: 'L’organisation peut choisir « Mixte », en plus de « Femmes » et « Hommes ».',
    },
    online: {
      name: 'Compétitions en ligne',
      does: 'L’organisation peut choisir « En ligne », en plus de « Sur place », avec des jours pour envoyer les vidéos à la place d’un lieu.',
    },
    team: {
      name: 'Compétitions par équipes',
      does: 'L’organisation peut choisir « Équipes », en plus de « Nationale » et « Internationale ».',
    },
    world_ranking: {
      name: 'Classement mondial',
      does: 'Tout le monde peut ouvrir le classement mondial. Tant qu’il est désactivé, le menu l’annonce.',
    },
  },
  settingsNote: 'Ce qui existe déjà reste tel quel quand une option est désactivée.',
  switched: (name, on) => `${name} : ${on ? 'oui' : 'non'}.`,

  actions: {
    'role-granted': (role) => `Rôle ${role} accordé`,
    'role-withdrawn': (role) => `Rôle ${role} retiré`,
    'role-refused': (role) => `Rôle ${role} refusé`,
    'account-suspended': () => 'Compte suspendu',
    'account-restored': () => 'Compte rétabli',
    'setting-on': () => 'Oui',
    'setting-off': () => 'Non',
  },
  someone: 'Un compte supprimé',
  commandLine: 'Ligne de commande',
  by: (name) => `par ${name}`,
  noChangesTitle: 'Rien n’a encore changé',
  noChangesText: 'Les changements de rôles, suspensions et options apparaissent ici.',
  changesFailed: 'Le journal n’a pas pu être chargé',

  health: {
    failed: 'L’état du serveur n’a pas pu être chargé',
    allWell: 'Tout fonctionne.',
    processes: 'Processus',
    process: (version, node, since) => `Trickline ${version}, Node.js ${node}, depuis ${since}`,
    gone: (when) => `dernier signe ${when}`,
    storage: 'Stockage',
    freeOf: (total) => `libres sur ${total}.`,
    database: (size) => `La base de données occupe ${size}.`,
    backup: (when) => `Dernière sauvegarde\u202f: ${when}.`,
    noBackup: 'Il n’y a encore aucune sauvegarde.',
    toBackUp: 'Définis BACKUP_DIR sur le serveur\u202f: une sauvegarde se fait alors chaque nuit.',
    rehearsal: (when) => `Dernière sauvegarde restaurée à l’essai\u202f: ${when}.`,
    noRehearsal: 'Aucune sauvegarde n’a encore été restaurée à l’essai.',
    toRehearse: 'Avec BACKUP_DIR, la dernière sauvegarde est restaurée à l’essai chaque semaine.',
    mails: 'E-mails',
    sent: 'Ce serveur envoie ses e-mails.',
    kept: (count) =>
      plural('fr', count, {
        one: 'Les e-mails ne sont pas envoyés\u202f: # est dans la boîte d’envoi.',
        other: 'Les e-mails ne sont pas envoyés\u202f: # sont dans la boîte d’envoi.',
      }),
    waiting: (count) =>
      plural('fr', count, {
        one: '# attend\u202f: son destinataire en a reçu assez pour l’instant.',
        other: '# attendent\u202f: leurs destinataires en ont reçu assez pour l’instant.',
      }),
    jobs: 'Tâches',
    queues: { mail: 'E-mails', 'secret-mail': 'E-mails avec lien' },
    states: {
      created: 'en attente',
      retry: 'nouvel essai',
      active: 'en cours',
      completed: 'terminé',
      cancelled: 'annulé',
      failed: 'échoué',
      waiting: 'en attente',
      delivered: 'livré',
    },
    deliveries: 'Envois de webhooks',
    errors: 'Dernières erreurs',
  },

  first: {
    title: 'Le premier compte admin',
    text: (who) =>
      `Ainsi, ${who} devient admin de ce Trickline\u202f: accorder des rôles, suspendre des comptes, régler les options. Cela ne marche qu’une fois.`,
    action: 'Devenir admin',
    done: 'Tu es admin maintenant.',
    goOn: 'Aller à la page Admin',
  },
}
