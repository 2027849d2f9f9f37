/** Words in the files of a competition (calls §24). */
import type { files as english } from '../en/files.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'

export const files: typeof english = {
  phaseNames,
  judging: (part: string) => `Comme juge\u202f: ${part}`,
  import: {
    draft: (name) =>
      `«\u202f${name}\u202f» est créée comme l’un de tes brouillons. La supervision l’approuve comme tout autre.`,
    finished: (name) => `«\u202f${name}\u202f» est créée comme ta compétition finie, avec ses résultats.`,
    invited: (count) =>
      plural('fr', count, {
        one: '# athlète est inscrit comme invitation. Aucun mail ne part avant que tu l’envoies.',
        other: '# athlètes sont inscrits comme invitations. Aucun mail ne part avant que tu l’envoies.',
      }),
    leftOut: (count) =>
      plural('fr', count, {
        one: '# personne est laissée de côté\u202f: elle juge, n’a pas d’adresse ou a refusé.',
        other: '# personnes sont laissées de côté\u202f: elles jugent, n’ont pas d’adresse ou ont refusé.',
      }),
    names: (count) =>
      plural('fr', count, {
        one: '# personne est un nom sans compte.',
        other: '# personnes sont des noms sans compte.',
      }),
    mayAccept: (count) =>
      plural('fr', count, {
        one: '# a une adresse\u202f: qui l’a vérifiée peut reprendre ce qui est à lui.',
        other: '# ont une adresse\u202f: qui l’a vérifiée peut reprendre ce qui est à lui.',
      }),
    rounds: (count) => plural('fr', count, { one: '# run est créé.', other: '# runs sont créés.' }),
    tricks: (count) =>
      plural('fr', count, { one: 'Il contient # trick.', other: 'Ils contiennent # tricks.' }),
    places: (count) => plural('fr', count, { one: 'Le podium a # place.', other: 'Le podium a # places.' }),
    unranked: 'Elle ne compte dans aucun classement, sauf si un admin le dit.',
    withoutPicture: 'Son image n’est pas dans le fichier.',
    again: 'Ce fichier a déjà été importé\u202f: rien n’est créé, sa compétition s’ouvre.',
    waits:
      'La supervision doit l’approuver\u202f; d’ici là, seuls toi, la supervision et les admins la voient.',
  },
  /** In the share sheet. */
  downloads: {
    title: 'Fichiers',
    tables: { results: 'Résultats', 'start-list': 'Liste de départ', entries: 'Inscriptions' },
    table: 'À imprimer (PDF), ou en tableau (CSV)',
    sheets: (phase) => `Feuilles de score\u202f: ${phase}`,
    calendar: 'Calendrier',
    calendarText: 'La compétition et chaque phase (ICS)',
    everything: 'Tout',
    everythingText: 'À garder, ou à importer ailleurs (JSON)',
    isa: {
      title: 'Pour la fédération',
      text: 'Points et scores tels que le SportHub de l’ISA les prend (JSON)',
      look: 'Voir d’abord',
      save: 'Enregistrer le fichier',
      unlinked: (count: number, names: string) =>
        plural('fr', count, {
          one: `#\u00a0athlète n’a pas d’id de la fédération et est remis par son nom\u202f: ${names}.`,
          other: `#\u00a0athlètes n’ont pas d’id de la fédération et sont remis par leur nom\u202f: ${names}.`,
        }),
      tooFew: (least: number) =>
        `Avec moins de ${least}\u00a0athlètes, personne ne reçoit de points à ce niveau.`,
    },
    saveNamed: (name, format) => `Enregistrer\u202f: ${name} (${format})`,
  },
  importing: {
    title: 'Importer une compétition',
    text: 'Choisis le fichier dans lequel une compétition a été enregistrée avec tout. On te dit d’abord ce qui serait créé.',
    choose: 'Choisir un fichier',
    chooseAnother: 'Choisir un autre fichier',
    make: 'Importer',
    making: 'Importation…',
    wrong: (count) =>
      plural('fr', count, {
        one: '# élément du fichier est faux. Rien n’est créé.',
        other: '# éléments du fichier sont faux. Rien n’est créé.',
      }),
  },
  /** On printed pages. */
  pdf: {
    place: 'Place',
    name: 'Nom',
    country: 'Pays',
    score: 'Score',
    number: 'Numéro',
    role: 'Rôle',
    status: 'Statut',
    athlete: 'Athlète',
    judge: 'Juge',
    order: 'Ordre',
    group: 'Groupe',
    trick: 'Trick',
    combo: 'Combo',
    side: 'Côté',
    grab: 'Grab',
    dub: 'Dub',
    value: 'Valeur',
    points: 'Points',
    organizer: 'Organisation',
    judges: 'Juges',
    remark: 'Remarque',
    /** What decided between equal totals, and why somebody is out. */
    remarks: {
      qualifying: 'meilleure qualification',
      order: 'numéro plus petit',
      seed: 'meilleure tête de série',
      disqualified: 'disqualification',
      injured: 'blessure',
    },
    official: ({ number, when, names }) => `Officiel · sceau ${number} · ${when} · ${names}`,
    unofficial: 'Non officiel\u202f: pas encore scellé',
    stillTrue: 'Cette feuille fait-elle encore foi\u202f?',
    placeAndDate: 'Lieu et date',
    page: 'Page # sur ##',
    sheets: 'Feuilles de score',
    sums: (score, style, variety, total) =>
      `Score ${score} · Style ${style}\u00a0% · Variété ${variety} · Total ${total}`,
  },
}
