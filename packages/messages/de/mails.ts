/** The mails, without their layout. */
import type { Role } from '@trickline/competition/model'
import type { Mails } from '../catalogue-types.ts'

const onThe = (date: string | null) => (date === null ? '' : ` am ${date}`)

const roles: Record<Role, string> = {
  athlete: 'Athlet:in',
  judge: 'Judge',
  organizer: 'Orga',
  supervisor: 'Supervisor',
  admin: 'Admin',
}

const written = (note: string) => (note === '' ? [] : [`„${note}“`])

export const mails: Mails = {
  'verify-email': ({ name }) => ({
    subject: 'Bestätige deine E-Mail-Adresse',
    paragraphs: [
      `Hallo ${name},`,
      'willkommen bei Trickline. Bestätige bitte, dass diese Adresse dir gehört.',
      'Wenn du dich nicht registriert hast, kannst du diese E-Mail ignorieren.',
    ],
    action: 'Adresse bestätigen',
  }),
  'reset-password': ({ name }) => ({
    subject: 'Wähle ein neues Passwort',
    paragraphs: [
      `Hallo ${name},`,
      'jemand, hoffentlich du, hat ein neues Passwort angefordert. Der Link gilt eine Stunde.',
      'Wenn du es nicht warst, kannst du diese E-Mail ignorieren: Dein Passwort bleibt, wie es ist.',
    ],
    action: 'Neues Passwort wählen',
  }),
  'new-address': ({ name }) => ({
    subject: 'Bestätige deine neue E-Mail-Adresse',
    paragraphs: [
      `Hallo ${name},`,
      'bestätige bitte, dass diese Adresse dir gehört. Von da an gilt sie für dein Konto, bis dahin bleibt die alte.',
      'Wenn du das nicht wolltest, kannst du diese E-Mail ignorieren.',
    ],
    action: 'Adresse bestätigen',
  }),
  'address-changes': ({ name, address }) => ({
    subject: 'Deine E-Mail-Adresse soll sich ändern',
    paragraphs: [
      `Hallo ${name},`,
      `dein Konto bekommt die Adresse ${address}, sobald sie bestätigt ist.`,
      'Wenn du das nicht warst, ändere jetzt dein Passwort: Jemand anderes kennt es.',
    ],
    action: 'Mein Konto öffnen',
  }),
  'password-changed': ({ name }) => ({
    subject: 'Dein Passwort wurde geändert',
    paragraphs: [
      `Hallo ${name},`,
      'das Passwort deines Kontos wurde geändert. Alle anderen Geräte sind abgemeldet.',
      'Wenn du das nicht warst, wähle jetzt ein neues Passwort.',
    ],
    action: 'Neues Passwort wählen',
  }),
  'second-factor-changed': ({ name, isOn }) => ({
    subject: isOn ? 'Dein zweiter Faktor ist eingeschaltet' : 'Dein zweiter Faktor ist ausgeschaltet',
    paragraphs: [
      `Hallo ${name},`,
      isOn
        ? 'ab jetzt braucht die Anmeldung an deinem Konto einen Code deines zweiten Faktors.'
        : 'die Anmeldung an deinem Konto braucht keinen zweiten Faktor mehr.',
      'Wenn du das nicht warst, ändere jetzt dein Passwort: Jemand anderes kennt es.',
    ],
    action: 'Mein Konto öffnen',
  }),
  invitation: ({ name, competition, role, date }) => ({
    subject: `Einladung zu ${competition}`,
    paragraphs: [
      `Hallo ${name},`,
      role === 'judge'
        ? `du bist als Judge zu ${competition}${onThe(date)} eingeladen.`
        : `du bist eingeladen, bei ${competition}${onThe(date)} anzutreten.`,
      'Sag bitte auf der Seite des Wettkampfs zu oder ab.',
    ],
    action: 'Wettkampf öffnen',
  }),
  'competition-returned': ({ name, competition, reason }) => ({
    subject: `${competition} braucht noch Änderungen`,
    paragraphs: [
      `Hallo ${name},`,
      `ein Supervisor hat dir ${competition} zurückgegeben, mit dieser Begründung:`,
      reason,
      'Überarbeite und speichere ihn: Sobald der Wettkampf wieder vollständig ist, wartet er neu auf Genehmigung.',
    ],
    action: 'Wettkampf bearbeiten',
  }),
  'invitation-to-join': ({ competition, date }) => ({
    subject: `Einladung zu ${competition}`,
    paragraphs: [
      'Hallo,',
      `du bist eingeladen, bei ${competition}${onThe(date)} anzutreten.`,
      'Registriere dich mit dieser Adresse und bestätige sie: Die Einladung wartet dann auf dich.',
    ],
    action: 'Registrieren',
  }),
  'role-granted': ({ name, role, note }) => ({
    subject: `Du hast jetzt die Rolle ${roles[role]} auf Trickline`,
    paragraphs: [
      `Hallo ${name},`,
      `ein Admin hat deinem Konto die Rolle ${roles[role]} gegeben. Sie gilt ab sofort.`,
      ...written(note),
    ],
    action: 'Profil öffnen',
  }),
  'role-refused': ({ name, role, note }) => ({
    subject: `Deine Anfrage für die Rolle ${roles[role]}`,
    paragraphs: [
      `Hallo ${name},`,
      `ein Admin hat dir die Rolle ${roles[role]} nicht gegeben.`,
      ...written(note),
      'Du kannst sie in deinem Profil noch einmal anfragen.',
    ],
    action: 'Profil öffnen',
  }),
  'role-withdrawn': ({ name, role, note }) => ({
    subject: `Du hast die Rolle ${roles[role]} auf Trickline nicht mehr`,
    paragraphs: [
      `Hallo ${name},`,
      `ein Admin hat deinem Konto die Rolle ${roles[role]} entzogen.`,
      ...(role === 'judge' ? ['Runs, die du gerade bewertet hast, sind für andere Judges frei.'] : []),
      ...written(note),
    ],
    action: 'Profil öffnen',
  }),
  'account-suspended': ({ name, reason }) => ({
    subject: 'Dein Konto ist gesperrt',
    paragraphs: [
      `Hallo ${name},`,
      'ein Admin hat dein Konto gesperrt: Du bist überall abgemeldet und kannst dich vorerst nicht anmelden.',
      ...written(reason),
    ],
    action: 'Trickline öffnen',
  }),
  'account-restored': ({ name, reason }) => ({
    subject: 'Dein Konto ist entsperrt',
    paragraphs: [
      `Hallo ${name},`,
      'ein Admin hat die Sperre deines Kontos aufgehoben: Du kannst dich wieder anmelden.',
      ...written(reason),
    ],
    action: 'Anmelden',
  }),
  'webhook-off': ({ name, competition, address }) => ({
    subject: `Webhook von ${competition} abgeschaltet`,
    paragraphs: [
      `Hallo ${name},`,
      `fast alles, was Trickline in den letzten Stunden für ${competition} an ${address} geschickt hat, ist gescheitert. Deshalb geht nichts mehr dorthin.`,
      'Sobald die Adresse wieder antwortet, schicke auf der Seite des Wettkampfs einen Test: Er schaltet den Webhook ein.',
    ],
    action: 'Wettkampf öffnen',
  }),
}
