/** Words of the athlete and judge panels of a competition (screens §6). */
import type { entries as english } from '../en/entries.ts'
import { plural } from '../plural.ts'

export const entries: typeof english = {
  athletes: 'Athlet:innen',
  judges: 'Judges',
  statuses: {
    registered: 'Noch nicht eingeladen',
    invited: 'Eingeladen',
    pending: 'Wartet',
    approved: 'Zugelassen',
    declined: 'Abgelehnt',
    competing: 'Im Wettkampf',
    eliminated: 'Ausgeschieden',
  },
  mailWaits: 'E-Mail geht später raus',
  withoutAccount: 'Per E-Mail eingeladen',
  waitsForYou: 'Wartet auf dich',
  noAnswer: 'Eingeladen, noch ohne Antwort',
  approvedAndPaid: 'Zugelassen und bezahlt',
  unpaid: 'Nicht bezahlt',
  number: (order) => `Nummer ${order}`,
  grid: 'Raster',
  list: 'Liste',
  showDeclined: (count) => `Abgelehnte anzeigen (${count})`,
  hideDeclined: 'Abgelehnte ausblenden',
  selectSeveral: 'Mehrere auswählen',
  select: (name) => `${name} auswählen`,
  selection: 'Mit der Auswahl',
  selectAll: (count) => `Alle ${count} auswählen`,
  selectNone: 'Auswahl aufheben',
  bulk: {
    approve: (count) => plural('de', count, { one: '# zulassen', other: '# zulassen' }),
    pay: (count) => plural('de', count, { one: '# als bezahlt', other: '# als bezahlt' }),
    'send-mail': (count) => plural('de', count, { one: '# E-Mail senden', other: '# E-Mails senden' }),
    decline: (count) => plural('de', count, { one: '# ablehnen', other: '# ablehnen' }),
  },
  bulkDone: {
    approve: (count) => plural('de', count, { one: '# zugelassen', other: '# zugelassen' }),
    pay: (count) => plural('de', count, { one: '# als bezahlt vermerkt', other: '# als bezahlt vermerkt' }),
    'send-mail': (count) =>
      plural('de', count, { one: '# Einladung geht raus', other: '# Einladungen gehen raus' }),
    decline: (count) => plural('de', count, { one: '# abgelehnt', other: '# abgelehnt' }),
  },
  approvedOf: (approved, max) => `${approved} von ${max} zugelassen`,
  exception: {
    make: 'Jemanden zulassen',
    title: 'Wer trotzdem teilnehmen darf',
    who: 'Wer',
    why: 'Warum',
    whyHint: 'Bleibt im Verlauf des Wettkampfs.',
    send: 'Zulassen',
    made: (name) => `${name} darf jetzt teilnehmen.`,
  },
  actionsOf: (name) => `Aktionen für ${name}`,

  empty: {
    athlete: 'Noch keine Athlet:innen',
    judge: 'Noch keine Judges',
  },
  emptyText: {
    athlete: 'Zugelassene Athlet:innen erscheinen hier.',
    judge: 'Zugelassene Judges erscheinen hier.',
  },
  emptyForOwner: {
    athlete:
      'Lade Athlet:innen ein oder veröffentliche den Wettkampf als offen, dann melden sie sich selbst an.',
    judge: 'Lade Judges ein: Wer zugelassen ist, nimmt die Runs auf und bewertet sie.',
  },

  invite: { athlete: 'Athlet:innen einladen', judge: 'Judges einladen' },
  inviteIntro: 'Wer ohne E-Mail eingetragen wird, bekommt sie später mit „E-Mails senden“.',
  searchPeople: 'Nach Namen suchen',
  chosen: (count) => plural('de', count, { one: '# gewählt', other: '# gewählt' }),
  nobodyLeft: 'Alle stehen schon auf der Liste.',
  nobodyFound: (text) => `Niemand heißt „${text}“.`,
  email: 'Per E-Mail einladen',
  emailHint:
    'Für alle ohne Konto: Der Startplatz gehört ihnen, sobald sie sich mit der Adresse registrieren. Du kannst mehrere auf einmal einfügen.',
  addEmail: 'Hinzufügen',
  removeEmail: (email) => `${email} entfernen`,
  emailKnown: 'Diese Adresse steht schon auf der Liste',
  inviteAndMail: (count) =>
    plural('de', count, { one: '# einladen, mit E-Mail', other: '# einladen, mit E-Mail' }),
  addWithoutMail: (count) =>
    plural('de', count, { one: '# ohne E-Mail eintragen', other: '# ohne E-Mail eintragen' }),
  inviting: 'Wird eingeladen …',
  whyNotInvite: 'Wähle zuerst jemanden',
  invitedCount: (count) =>
    plural('de', count, { one: '# steht jetzt auf der Liste.', other: '# stehen jetzt auf der Liste.' }),

  sendMails: (count) => plural('de', count, { one: '# E-Mail senden', other: '# E-Mails senden' }),
  sendTitle: (count) => plural('de', count, { one: '# Einladung senden?', other: '# Einladungen senden?' }),
  sendConsequence: (count) =>
    plural('de', count, {
      one: '# Person bekommt jetzt eine E-Mail. Danach kannst du sie noch ablehnen, aber nicht mehr von der Liste löschen.',
      other:
        '# Personen bekommen jetzt eine E-Mail. Danach kannst du sie noch ablehnen, aber nicht mehr von der Liste löschen.',
    }),
  send: 'Senden',
  sent: (count) =>
    plural('de', count, { one: '# Einladung ist unterwegs.', other: '# Einladungen sind unterwegs.' }),

  order: 'Reihenfolge',
  orderTitle: 'Startreihenfolge der Athlet:innen',
  orderIntro: 'So gehen sie an den Start. Misch sie, zieh sie oder schreib die Nummern hin.',
  drag: (name) => `${name} ziehen, oder mit den Pfeiltasten schieben`,
  shuffle: 'Mischen',
  up: (name) => `${name} nach oben`,
  down: (name) => `${name} nach unten`,
  numberOf: (name) => `Nummer von ${name}`,
  notNumeric: 'Das muss eine ganze Zahl ab 1 sein',
  sameNumber: 'Zwei Athlet:innen haben dieselbe Nummer',
  saveOrder: 'Reihenfolge speichern',
  whyNotSaveOrder: 'Alle Athlet:innen brauchen zuerst eine eigene Nummer',
  whyNotOrder: 'Dafür braucht es zwei Athlet:innen',
  ordered: 'Die Reihenfolge ist gespeichert.',

  approve: 'Zulassen',
  approveNamed: (name) => `${name} zulassen`,
  full: 'Im Wettkampf sind alle Plätze für Athlet:innen vergeben',
  pay: 'Bezahlt',
  payNamed: (name) => `Bezahlt: ${name}`,
  decline: 'Ablehnen',
  head: {
    badge: 'Head Judge',
    make: 'Zum Head Judge machen',
    unmake: 'Nicht mehr Head Judge',
    made: (name) => `${name} ist Head Judge.`,
    none: 'Es gibt keinen Head Judge.',
  },
  delete: 'Löschen',
  confirm: 'Einladung annehmen',
  sendOne: 'E-Mail senden',
  declined: (name) => `${name} wurde abgelehnt und kann nicht mehr teilnehmen.`,
  declinedOwn: 'Du hast abgelehnt und kannst an diesem Wettkampf nicht mehr teilnehmen.',
  deleted: (name) => `${name} steht nicht mehr auf der Liste.`,
}
