/** Words in the files of a competition (calls §24). */
import type { files as english } from '../en/files.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'

export const files: typeof english = {
  phaseNames,
  judging: (part: string) => `Als Judge: ${part}`,
  import: {
    draft: (name) => `„${name}“ entsteht als dein Entwurf. Ein Supervisor gibt ihn frei wie jeden anderen.`,
    finished: (name) => `„${name}“ entsteht als dein beendeter Wettkampf, mit den Ergebnissen.`,
    invited: (count) =>
      plural('de', count, {
        one: '# Athlet bekommt einen Startplatz als Einladung. Keine Mail geht hinaus, bis du sie schickst.',
        other: '# Athleten bekommen Startplätze als Einladung. Keine Mail geht hinaus, bis du sie schickst.',
      }),
    leftOut: (count) =>
      plural('de', count, {
        one: '# Person bleibt weg: Judge, ohne Adresse oder abgesagt.',
        other: '# Personen bleiben weg: Judges, ohne Adresse oder abgesagt.',
      }),
    names: (count) =>
      plural('de', count, {
        one: '# Person ist ein Name ohne Konto.',
        other: '# Personen sind Namen ohne Konto.',
      }),
    mayAccept: (count) =>
      plural('de', count, {
        one: '# davon hat eine Adresse: Wer sie bestätigt hat, kann das Eigene übernehmen.',
        other: '# davon haben eine Adresse: Wer sie bestätigt hat, kann das Eigene übernehmen.',
      }),
    rounds: (count) => plural('de', count, { one: '# Run entsteht.', other: '# Runs entstehen.' }),
    tricks: (count) => plural('de', count, { one: '# Trick ist darin.', other: '# Tricks sind darin.' }),
    places: (count) =>
      plural('de', count, { one: 'Das Podest hat # Platz.', other: 'Das Podest hat # Plätze.' }),
    unranked: 'Er zählt in keiner Weltrangliste, außer ein Admin sagt es.',
    withoutPicture: 'Sein Bild ist nicht in der Datei.',
    again: 'Diese Datei wurde schon importiert: Nichts entsteht, ihr Wettkampf öffnet sich.',
    waits: 'Ein Supervisor muss es freigeben; bis dahin sehen es nur du, Supervisoren und Admins.',
  },
  /** In the share sheet. */
  downloads: {
    title: 'Dateien',
    tables: { results: 'Ergebnisse', 'start-list': 'Startliste', entries: 'Startplätze' },
    table: 'Zum Drucken (PDF) oder als Tabelle (CSV)',
    sheets: (phase) => `Wertungsbögen: ${phase}`,
    calendar: 'Kalender',
    calendarText: 'Der Wettkampf und jede Phase (ICS)',
    everything: 'Alles',
    everythingText: 'Zum Aufheben oder Importieren (JSON)',
    isa: {
      title: 'Für den Verband',
      text: 'Punkte und Scores, wie SportHub der ISA sie nimmt (JSON)',
      look: 'Zuerst ansehen',
      save: 'Datei speichern',
      unlinked: (count: number, names: string) =>
        plural('de', count, {
          one: `#\u00a0Athlet hat keine Id des Verbands und wird mit Namen eingereicht: ${names}.`,
          other: `#\u00a0Athlet:innen haben keine Id des Verbands und werden mit Namen eingereicht: ${names}.`,
        }),
      tooFew: (least: number) =>
        `Mit weniger als ${least}\u00a0Athlet:innen gibt es auf diesem Level keine Punkte.`,
    },
    saveNamed: (name, format) => `Sichern: ${name} (${format})`,
  },
  importing: {
    title: 'Wettkampf importieren',
    text: 'Wähle die Datei, in der ein Wettkampf mit allem gesichert wurde. Zuerst erfährst du, was entstehen würde.',
    choose: 'Datei wählen',
    chooseAnother: 'Andere Datei wählen',
    make: 'Importieren',
    making: 'Wird importiert\u00a0…',
    wrong: (count) =>
      plural('de', count, {
        one: '# Angabe in der Datei stimmt nicht. Nichts entsteht.',
        other: '# Angaben in der Datei stimmen nicht. Nichts entsteht.',
      }),
  },
  /** On printed pages. */
  pdf: {
    place: 'Platz',
    name: 'Name',
    country: 'Land',
    score: 'Punktzahl',
    number: 'Nummer',
    role: 'Rolle',
    status: 'Status',
    athlete: 'Athlet',
    judge: 'Judge',
    order: 'Reihenfolge',
    group: 'Gruppe',
    trick: 'Trick',
    combo: 'Combo',
    side: 'Seite',
    grab: 'Grab',
    dub: 'Dub',
    value: 'Wert',
    points: 'Punkte',
    organizer: 'Organisation',
    judges: 'Judges',
    remark: 'Bemerkung',
    /** What decided between equal totals, and why somebody is out. */
    remarks: {
      qualifying: 'bessere Qualifikation',
      order: 'frühere Startnummer',
      seed: 'besserer Setzplatz',
      disqualified: 'disqualifiziert',
      injured: 'verletzt',
    },
    official: ({ number, when, names }) => `Offiziell · Siegel ${number} · ${when} · ${names}`,
    unofficial: 'Inoffiziell: noch nicht besiegelt',
    stillTrue: 'Gilt dieses Blatt noch?',
    placeAndDate: 'Ort und Datum',
    page: 'Seite # von ##',
    sheets: 'Wertungsbögen',
    sums: (score, style, variety, total) =>
      `Punktzahl ${score} · Style ${style}\u00a0% · Vielfalt ${variety} · Gesamt ${total}`,
  },
}
