/** Words of the Admin page and of asking for a role (screens §24). */
import type { admin as english } from '../en/admin.ts'
import { plural } from '../plural.ts'

export const admin: typeof english = {
  title: 'Admin',
  catalogue: 'Trick-Katalog',
  outbox: 'Postausgang',
  tabs: { requests: 'Anfragen', accounts: 'Konten', settings: 'Optionen', changes: 'Protokoll' },
  requestsOpen: (count) => plural('de', count, { one: '# Anfrage', other: '# Anfragen' }),

  asksFor: (role) => `Möchte die Rolle ${role}`,
  noNote: 'Keine Notiz.',
  grant: 'Vergeben',
  granted: (name, role) => `${name} hat jetzt die Rolle ${role}.`,
  noRequestsTitle: 'Niemand wartet',
  noRequestsText: 'Wer im eigenen Profil um eine Rolle bittet, steht hier, bis ein Admin antwortet.',
  requestsFailed: 'Die Anfragen ließen sich nicht laden',

  accountsFailed: 'Die Konten ließen sich nicht laden',
  searchHint: 'Name, Adresse oder Benutzername',
  roles: 'Rollen',
  suspended: 'Gesperrt',
  movesOf: (name) => `Konto von ${name} ändern`,
  grantTo: (role) => `Rolle ${role} vergeben`,
  withdrawFrom: (role) => `Rolle ${role} entziehen …`,
  ownAccount: 'Dein eigenes Konto kannst du nicht sperren.',

  refuse: {
    menu: 'Ablehnen …',
    title: (name, role) => `${name} die Rolle ${role} nicht geben?`,
    consequence: 'Das steht in einer E-Mail, mit dem, was du hier schreibst. Die Bitte ist wieder möglich.',
    reason: 'Warum (freiwillig)',
    action: 'Ablehnen',
    done: (name) => `${name} weiß Bescheid.`,
  },
  withdraw: {
    menu: 'Entziehen …',
    title: (name, role) => `${name} die Rolle ${role} entziehen?`,
    consequence:
      'Sie gilt ab sofort nicht mehr, auch in laufenden Wettkämpfen; Runs, die gerade bewertet werden, sind für andere Judges frei. Das steht in einer E-Mail, mit dem, was du hier schreibst.',
    reason: 'Warum (freiwillig)',
    action: 'Entziehen',
    done: (name, role) => `${name} hat die Rolle ${role} nicht mehr.`,
  },
  suspend: {
    menu: 'Sperren …',
    title: (name) => `${name} sperren?`,
    consequence:
      'Sofort überall abgemeldet, und keine Anmeldung mehr, bis die Sperre aufgehoben wird. Das steht in einer E-Mail, mit dem, was du hier schreibst.',
    reason: 'Warum',
    action: 'Sperren',
    done: (name) => `${name} ist gesperrt.`,
  },
  restore: {
    menu: 'Entsperren …',
    title: (name) => `${name} entsperren?`,
    consequence: 'Die Anmeldung geht wieder. Das steht in einer E-Mail, mit dem, was du hier schreibst.',
    reason: 'Warum',
    action: 'Entsperren',
    done: (name) => `${name} kann sich wieder anmelden.`,
  },

  settings: {
    mixed: {
      name: 'Gemischte Wettkämpfe',
      does: 'Wer veranstaltet, kann neben Frauen und Männern „Gemischt“ wählen.',
    },
    online: {
      name: 'Online-Wettkämpfe',
      does: 'Wer veranstaltet, kann neben Live „Online“ wählen, mit Tagen für die Videos statt eines Orts.',
    },
    team: {
      name: 'Team-Wettkämpfe',
      does: 'Wer veranstaltet, kann neben national und international „Team“ wählen.',
    },
    world_ranking: {
      name: 'Weltrangliste',
      does: 'Die Weltrangliste steht allen offen, sobald es sie gibt; bis dahin kündigt das Menü sie an.',
    },
  },
  settingsNote: 'Was es schon gibt, bleibt, wie es ist, wenn eine Option ausgeschaltet wird.',
  switched: (name, on) => `${name}: ${on ? 'an' : 'aus'}.`,

  actions: {
    'role-granted': ({ user, role }) => `${user}: Rolle ${role} vergeben`,
    'role-withdrawn': ({ user, role }) => `${user}: Rolle ${role} entzogen`,
    'role-refused': ({ user, role }) => `${user}: Rolle ${role} abgelehnt`,
    'account-suspended': ({ user }) => `${user}: gesperrt`,
    'account-restored': ({ user }) => `${user}: entsperrt`,
    'setting-on': ({ setting }) => `${setting}: an`,
    'setting-off': ({ setting }) => `${setting}: aus`,
  },
  someone: 'Ein gelöschtes Konto',
  commandLine: 'Kommandozeile',
  noChangesTitle: 'Noch nichts geändert',
  noChangesText: 'Rollen, Sperren und Optionen, die Admins ändern, stehen hier, mit wer und wann.',
  changesFailed: 'Das Protokoll ließ sich nicht laden',

  first: {
    title: 'Der erste Admin',
    text: (who) =>
      `Damit wird ${who} Admin dieses Trickline: vergibt Rollen, sperrt Konten und schaltet Optionen. Das geht einmal.`,
    action: 'Admin werden',
    done: 'Du bist jetzt Admin.',
    goOn: 'Zur Admin-Seite',
  },
}
