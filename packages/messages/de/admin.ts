/** Words of the admin page and of role requests (screens §24). */
import type { admin as english } from '../en/admin.ts'
import { plural } from '../plural.ts'

export const admin: typeof english = {
  title: 'Admin',
  tabs: {
    requests: 'Anfragen',
    accounts: 'Konten',
    catalogue: 'Trick-Katalog',
    settings: 'Optionen',
    changes: 'Protokoll',
    health: 'Zustand',
    outbox: 'Postausgang',
  },
  requestsOpen: (count) => plural('de', count, { one: '# Anfrage', other: '# Anfragen' }),

  asksFor: (role) => `Möchte die Rolle ${role}`,
  noNote: 'Keine Notiz.',
  grant: 'Vergeben',
  granted: (name, role) => `${name} hat jetzt die Rolle ${role}.`,
  noRequestsTitle: 'Niemand wartet',
  noRequestsText: 'Anfragen nach Rollen erscheinen hier.',
  requestsFailed: 'Die Anfragen ließen sich nicht laden',

  accountsFailed: 'Die Konten ließen sich nicht laden',
  searchHint: 'Name, Mail, Benutzername',
  roles: 'Rollen',
  suspended: 'Gesperrt',
  movesOf: (name) => `Konto von ${name} ändern`,
  grantTo: (role) => `Rolle ${role} vergeben`,
  withdrawFrom: (role) => `Rolle ${role} entziehen …`,
  ownAccount: 'Dein eigenes Konto kannst du nicht sperren.',

  refuse: {
    menu: 'Ablehnen …',
    title: (name, role) => `${name} die Rolle ${role} verweigern?`,
    consequence: 'Dazu geht eine E-Mail raus, mit deiner Begründung. Die Rolle lässt sich wieder anfragen.',
    reason: 'Begründung (optional)',
    action: 'Ablehnen',
    done: (name) => `${name} weiß Bescheid.`,
  },
  withdraw: {
    title: (name, role) => `${name} die Rolle ${role} entziehen?`,
    consequence:
      'Sie gilt ab sofort nicht mehr, auch in laufenden Wettkämpfen; Runs, die gerade bewertet werden, sind für andere Judges frei. Dazu geht eine E-Mail raus, mit deiner Begründung.',
    reason: 'Begründung (optional)',
    action: 'Entziehen',
    done: (name, role) => `${name} hat die Rolle ${role} nicht mehr.`,
  },
  suspend: {
    menu: 'Sperren …',
    title: (name) => `${name} sperren?`,
    consequence:
      'Sofort überall abgemeldet, und keine Anmeldung mehr, bis die Sperre aufgehoben wird. Dazu geht eine E-Mail raus, mit deiner Begründung.',
    reason: 'Begründung',
    action: 'Sperren',
    done: (name) => `${name} ist gesperrt.`,
  },
  restore: {
    menu: 'Entsperren …',
    title: (name) => `${name} entsperren?`,
    consequence: 'Die Anmeldung geht wieder. Dazu geht eine E-Mail raus, mit deiner Begründung.',
    reason: 'Begründung',
    action: 'Entsperren',
    done: (name) => `${name} kann sich wieder anmelden.`,
  },

  settings: {
    mixed: {
      name: 'Gemischte Wettkämpfe',
      does: 'Die Orga kann neben „Frauen“ und „Männer“ auch „Gemischt“ wählen.',
    },
    online: {
      name: 'Online-Wettkämpfe',
      does: 'Die Orga kann neben „Live“ auch „Online“ wählen, mit Tagen für die Videos statt eines Orts.',
    },
    team: {
      name: 'Team-Wettkämpfe',
      does: 'Die Orga kann neben „National“ und „International“ auch „Team“ wählen.',
    },
    world_ranking: {
      name: 'Weltrangliste',
      does: 'Alle können die Weltrangliste öffnen. Solange sie aus ist, kündigt das Menü sie an.',
    },
  },
  settingsNote: 'Wird eine Option ausgeschaltet, bleibt, was es schon gibt.',
  switched: (name, on) => `${name}: ${on ? 'an' : 'aus'}.`,

  actions: {
    'role-granted': (role) => `Rolle ${role} vergeben`,
    'role-withdrawn': (role) => `Rolle ${role} entzogen`,
    'role-refused': (role) => `Rolle ${role} abgelehnt`,
    'account-suspended': () => 'Gesperrt',
    'account-restored': () => 'Entsperrt',
    'setting-on': () => 'An',
    'setting-off': () => 'Aus',
  },
  someone: 'Ein gelöschtes Konto',
  commandLine: 'Kommandozeile',
  by: (name) => `von ${name}`,
  noChangesTitle: 'Noch nichts geändert',
  noChangesText: 'Änderungen der Admins an Rollen, Sperren und Optionen erscheinen hier.',
  changesFailed: 'Das Protokoll ließ sich nicht laden',

  health: {
    failed: 'Der Zustand des Servers konnte nicht geladen werden',
    allWell: 'Alles läuft.',
    processes: 'Prozesse',
    process: (version, node, since) => `Trickline ${version}, Node.js ${node}, seit ${since}`,
    gone: (when) => `zuletzt gehört ${when}`,
    storage: 'Speicher',
    freeOf: (total) => `frei von ${total}.`,
    database: (size) => `Die Datenbank belegt ${size}.`,
    backup: (when) => `Letzte Sicherung: ${when}.`,
    noBackup: 'Es gibt noch keine Sicherung.',
    toBackUp: 'Setze BACKUP_DIR auf dem Server: Dann entsteht jede Nacht eine.',
    rehearsal: (when) => `Letzte Sicherung, die zur Probe eingespielt wurde: ${when}.`,
    noRehearsal: 'Noch keine Sicherung wurde zur Probe eingespielt.',
    toRehearse: 'Mit BACKUP_DIR wird die neueste Sicherung jede Woche zur Probe eingespielt.',
    mails: 'E-Mails',
    sent: 'Dieser Server verschickt seine Mails.',
    kept: (count) =>
      plural('de', count, {
        one: 'E-Mails werden nicht verschickt: # liegt im Postausgang.',
        other: 'E-Mails werden nicht verschickt: # liegen im Postausgang.',
      }),
    waiting: (count) =>
      plural('de', count, {
        one: '# wartet: Der Empfänger hat vorerst genug bekommen.',
        other: '# warten: Die Empfänger haben vorerst genug bekommen.',
      }),
    jobs: 'Aufträge',
    queues: { mail: 'E-Mails', 'secret-mail': 'E-Mails mit Link' },
    states: {
      created: 'wartend',
      retry: 'neuer Versuch',
      active: 'in Arbeit',
      completed: 'erledigt',
      cancelled: 'abgebrochen',
      failed: 'gescheitert',
      waiting: 'wartend',
      delivered: 'zugestellt',
    },
    deliveries: 'Zustellungen von Webhooks',
    errors: 'Letzte Fehler',
  },

  first: {
    title: 'Das erste Admin-Konto',
    text: (who) =>
      `Damit wird ${who} hier Admin: vergibt Rollen, sperrt Konten und schaltet Optionen. Das geht nur einmal.`,
    action: 'Admin werden',
    done: 'Du bist jetzt Admin.',
    goOn: 'Zur Admin-Seite',
  },
}
