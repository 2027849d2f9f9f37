/** Words of the admin page and of role requests (screens §24). */
import type { admin as english } from '../en/admin.ts'
import { plural } from '../plural.ts'

export const admin: typeof english = {
  title: 'Admin',
  tabs: {
    requests: 'Richieste',
    accounts: 'Account',
    catalogue: 'Catalogo dei trick',
    settings: 'Opzioni',
    changes: 'Registro',
    health: 'Stato',
    outbox: 'Posta in uscita',
  },
  requestsOpen: (count) => plural('it', count, { one: '# richiesta', other: '# richieste' }),

  asksFor: (role) => `Chiede il ruolo ${role}`,
  noNote: 'Nessuna nota.',
  grant: 'Assegna',
  granted: (name, role) => `${name} ha ora il ruolo ${role}.`,
  noRequestsTitle: 'Nessuna richiesta in attesa',
  noRequestsText: 'Le richieste di ruolo compaiono qui.',
  requestsFailed: 'Non è stato possibile caricare le richieste',

  accountsFailed: 'Non è stato possibile caricare gli account',
  searchHint: 'Nome, indirizzo o nome utente',
  roles: 'Ruoli',
  suspended: 'Sospeso',
  movesOf: (name) => `Modifica l’account di ${name}`,
  grantTo: (role) => `Dai il ruolo ${role}`,
  withdrawFrom: (role) => `Togli il ruolo ${role} …`,
  ownAccount: 'Non puoi sospendere il tuo account.',

  refuse: {
    menu: 'Rifiuta …',
    title: (name, role) => `Rifiutare il ruolo ${role} a ${name}?`,
    consequence: 'Lo comunica un’e-mail, con ciò che scrivi qui. Si può chiedere di nuovo.',
    reason: 'Perché (facoltativo)',
    action: 'Rifiuta',
    done: (name) => `Risposta inviata a ${name}.`,
  },
  withdraw: {
    title: (name, role) => `Togliere il ruolo ${role} a ${name}?`,
    consequence:
      'Da questo momento non vale più, anche nelle gare in corso; le run che stava valutando tornano libere per altri giudici. Lo comunica un’e-mail, con ciò che scrivi qui.',
    reason: 'Perché (facoltativo)',
    action: 'Togli',
    done: (name, role) => `${name} non ha più il ruolo ${role}.`,
  },
  suspend: {
    menu: 'Sospendi …',
    title: (name) => `Sospendere ${name}?`,
    consequence:
      'Le sue sessioni si chiudono subito e non può accedere finché l’account non viene riattivato. Lo comunica un’e-mail, con ciò che scrivi qui.',
    reason: 'Perché',
    action: 'Sospendi',
    done: (name) => `L’account di ${name} è sospeso.`,
  },
  restore: {
    menu: 'Riattiva …',
    title: (name) => `Riattivare ${name}?`,
    consequence: 'L’accesso torna a funzionare. Lo comunica un’e-mail, con ciò che scrivi qui.',
    reason: 'Perché',
    action: 'Riattiva',
    done: (name) => `${name} può di nuovo accedere.`,
  },

  settings: {
    mixed: {
      name: 'Gare miste',
      does: 'Chi organizza può scegliere «Mista» oltre a femminile e maschile.',
    },
    online: {
      name: 'Gare online',
      does: 'Chi organizza può scegliere «Online» oltre a dal vivo, con giorni per mandare i video al posto di un luogo.',
    },
    team: {
      name: 'Gare a squadre',
      does: 'Chi organizza può scegliere «Squadre» oltre a nazionale e internazionale.',
    },
    world_ranking: {
      name: 'Classifica mondiale',
      does: 'Chiunque può aprire la classifica mondiale. Finché è spenta, il menu la annuncia.',
    },
  },
  settingsNote: 'Ciò che esiste già resta com’è quando un’opzione viene disattivata.',
  switched: (name, on) => `${name}: ${on ? 'sì' : 'no'}.`,

  actions: {
    'role-granted': (role) => `Ruolo ${role} assegnato`,
    'role-withdrawn': (role) => `Ruolo ${role} tolto`,
    'role-refused': (role) => `Ruolo ${role} rifiutato`,
    'account-suspended': () => 'Account sospeso',
    'account-restored': () => 'Account riattivato',
    'setting-on': () => 'Sì',
    'setting-off': () => 'No',
  },
  someone: 'Un account eliminato',
  commandLine: 'Riga di comando',
  by: (name) => `da ${name}`,
  noChangesTitle: 'Ancora nessuna modifica',
  noChangesText: 'Le modifiche a ruoli, sospensioni e opzioni compaiono qui.',
  changesFailed: 'Non è stato possibile caricare il registro',

  health: {
    failed: 'Non è stato possibile caricare lo stato del server',
    allWell: 'Tutto funziona.',
    processes: 'Processi',
    process: (version, node, since) => `Trickline ${version}, Node.js ${node}, da ${since}`,
    gone: (when) => `ultimo segno ${when}`,
    storage: 'Spazio',
    freeOf: (total) => `liberi su ${total}.`,
    database: (size) => `Il database occupa ${size}.`,
    backup: (when) => `Ultimo backup: ${when}.`,
    noBackup: 'Non c’è ancora nessun backup.',
    toBackUp: 'Imposta BACKUP_DIR sul server: così se ne fa uno ogni notte.',
    rehearsal: (when) => `Ultimo backup ripristinato per prova: ${when}.`,
    noRehearsal: 'Nessun backup è stato ancora ripristinato per prova.',
    toRehearse: 'Con BACKUP_DIR, l’ultimo backup viene ripristinato per prova ogni settimana.',
    mails: 'E-mail',
    sent: 'Questo server invia le sue mail.',
    kept: (count) =>
      plural('it', count, {
        one: 'Le e-mail non vengono inviate: # è nella posta in uscita.',
        other: 'Le e-mail non vengono inviate: # sono nella posta in uscita.',
      }),
    waiting: (count) =>
      plural('it', count, {
        one: '# attende: il destinatario ne ha ricevute abbastanza per ora.',
        other: '# attendono: i destinatari ne hanno ricevute abbastanza per ora.',
      }),
    jobs: 'Attività',
    queues: { mail: 'E-mail', 'secret-mail': 'E-mail con link' },
    states: {
      created: 'in attesa',
      retry: 'nuovo tentativo',
      active: 'in corso',
      completed: 'completato',
      cancelled: 'annullato',
      failed: 'fallito',
      waiting: 'in attesa',
      delivered: 'consegnato',
    },
    deliveries: 'Consegne dei webhook',
    errors: 'Ultimi errori',
  },

  first: {
    title: 'Il primo admin',
    text: (who) =>
      `Così ${who} diventa admin di questo Trickline: assegna ruoli, sospende account e cambia opzioni. Funziona una volta sola.`,
    action: 'Diventa admin',
    done: 'Ora sei admin.',
    goOn: 'Alla pagina Admin',
  },
}
