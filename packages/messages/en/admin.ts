/** Words of the admin page and of role requests (screens §24). */
import { plural } from '../plural.ts'

export const admin = {
  title: 'Admin',
  tabs: {
    requests: 'Requests',
    accounts: 'Accounts',
    catalogue: 'Trick catalogue',
    settings: 'Options',
    changes: 'Record',
    health: 'Health',
    outbox: 'Outbox',
  },
  requestsOpen: (count: number) => plural('en', count, { one: '# request', other: '# requests' }),

  asksFor: (role: string) => `Asks for ${role}`,
  noNote: 'No note.',
  grant: 'Grant',
  granted: (name: string, role: string) => `${name} now has the role ${role}.`,
  noRequestsTitle: 'Nobody is waiting',
  noRequestsText: 'Requests for roles appear here.',
  requestsFailed: 'The requests could not be loaded',

  accountsFailed: 'The accounts could not be loaded',
  searchHint: 'Name, address or username',
  roles: 'Roles',
  suspended: 'Suspended',
  movesOf: (name: string) => `Change the account of ${name}`,
  grantTo: (role: string) => `Give the role ${role}`,
  withdrawFrom: (role: string) => `Withdraw the role ${role} …`,
  ownAccount: 'You cannot suspend your own account.',

  refuse: {
    menu: 'Refuse …',
    title: (name: string, role: string) => `Refuse the role ${role} to ${name}?`,
    consequence: 'A mail tells it, with what you write here. It can be asked for again.',
    reason: 'Why (optional)',
    action: 'Refuse',
    done: (name: string) => `${name} is told.`,
  },
  withdraw: {
    title: (name: string, role: string) => `Withdraw the role ${role} from ${name}?`,
    consequence:
      'It gives no power from this moment, in competitions under way too; rounds being scored are open to other judges. A mail tells it, with what you write here.',
    reason: 'Why (optional)',
    action: 'Withdraw',
    done: (name: string, role: string) => `${name} no longer has the role ${role}.`,
  },
  suspend: {
    menu: 'Suspend …',
    title: (name: string, _role: string) => `Suspend ${name}?`,
    consequence:
      'Signed out everywhere at once, and cannot sign in until restored. A mail tells it, with what you write here.',
    reason: 'Why',
    action: 'Suspend',
    done: (name: string, _role: string) => `${name} is suspended.`,
  },
  restore: {
    menu: 'Restore …',
    title: (name: string, _role: string) => `Restore ${name}?`,
    consequence: 'Signing in works again. A mail tells it, with what you write here.',
    reason: 'Why',
    action: 'Restore',
    done: (name: string, _role: string) => `${name} can sign in again.`,
  },

  settings: {
    mixed: {
      name: 'Mixed competitions',
      does: 'Organizers can choose “Mixed” beside female and male.',
    },
    online: {
      name: 'Online competitions',
      does: 'Organizers can choose “Online” beside live, with days to send videos in place of a location.',
    },
    team: {
      name: 'Team competitions',
      does: 'Organizers can choose “Team” beside national and international.',
    },
    world_ranking: {
      name: 'World ranking',
      does: 'Everybody can open the world ranking. While it is off the menu announces it.',
    },
  },
  settingsNote: 'What exists already stays as it is when an option is switched off.',
  switched: (name: string, on: boolean) => `${name}: ${on ? 'on' : 'off'}.`,

  /** What was done to whom or what stands above it. */
  actions: {
    'role-granted': (role: string) => `Role ${role} granted`,
    'role-withdrawn': (role: string) => `Role ${role} withdrawn`,
    'role-refused': (role: string) => `Role ${role} refused`,
    'account-suspended': () => 'Suspended',
    'account-restored': () => 'Restored',
    'setting-on': () => 'On',
    'setting-off': () => 'Off',
  },
  someone: 'A deleted account',
  commandLine: 'Command line',
  by: (name: string) => `by ${name}`,
  noChangesTitle: 'Nothing was changed yet',
  noChangesText: 'Changes by admins to roles, suspensions and options appear here.',
  changesFailed: 'The record could not be loaded',

  health: {
    failed: 'The health of the server could not be loaded',
    allWell: 'Everything runs.',
    processes: 'Processes',
    process: (version: string, node: string, since: string) =>
      `Trickline ${version}, Node.js ${node}, since ${since}`,
    gone: (when: string) => `last heard of ${when}`,
    storage: 'Storage',
    freeOf: (total: string) => `free of ${total}.`,
    database: (size: string) => `The database has ${size}.`,
    backup: (when: string) => `Last backup: ${when}.`,
    noBackup: 'No backup was made yet.',
    toBackUp: 'Set BACKUP_DIR on the server: then one is made each night.',
    rehearsal: (when: string) => `Last backup that was restored on trial: ${when}.`,
    noRehearsal: 'No backup was restored on trial yet.',
    toRehearse: 'With BACKUP_DIR set, the newest backup is restored on trial each week.',
    mails: 'Mails',
    sent: 'This server sends its mails.',
    kept: (count: number) =>
      plural('en', count, {
        one: 'Mails are not sent: # is in the outbox.',
        other: 'Mails are not sent: # are in the outbox.',
      }),
    waiting: (count: number) =>
      plural('en', count, {
        one: '# waits: its recipient has had enough for now.',
        other: '# wait: their recipients have had enough for now.',
      }),
    jobs: 'Jobs',
    queues: { mail: 'Mails', 'secret-mail': 'Mails with a link' },
    states: {
      created: 'waiting',
      retry: 'tried again',
      active: 'at work',
      completed: 'done',
      cancelled: 'cancelled',
      failed: 'failed',
      waiting: 'waiting',
      delivered: 'delivered',
    },
    deliveries: 'Deliveries of webhooks',
    errors: 'Last errors',
  },

  first: {
    title: 'The first admin',
    text: (who: string) =>
      `This makes ${who} the admin of this Trickline: who grants roles, suspends accounts and switches options. It works once.`,
    action: 'Become the admin',
    done: 'You are the admin now.',
    goOn: 'To the Admin page',
  },
}
