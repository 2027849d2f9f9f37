/** Words of the rows of a round: what they are, their buttons and warnings (screens §11). */
import type { rows as english } from '../en/rows.ts'
import { plural } from '../plural.ts'

export const rows: typeof english = {
  comboTricks: (count, value) =>
    plural('fr', count, { one: `# trick · ${value}`, other: `# tricks · ${value}` }),
  beingEdited: 'En cours de modification',
  otherEditOpen:
    'Le combo ci-dessus ne peut pas revenir tel quel : termine ou annule d’abord sa modification.',
  edit: (what) => `Modifier ${what}`,
  delete: (what) => `Supprimer ${what}`,
  swipeEdit: 'Modifier',
  swipeDelete: 'Supprimer',
  nth: (occurrence) => `${occurrence}×`,
  repeated: (occurrence) => `Fait ${occurrence} fois jusqu’ici`,
  playFrom: (what, at) => `Lire ${what} à partir de ${at}`,
  mark: (trick) => `Marquer ${trick} pour le valider seul`,
  place: {
    of: (name) => `Déplacer ${name} ou insérer avant`,
    insertBefore: 'Insérer avant',
    up: 'Monter',
    down: 'Descendre',
    out: 'Hors du combo',
    inNoCombo: 'Il n’est dans aucun combo.',
    move: 'Déplacer',
    earlier: 'Plus tôt',
    later: 'Plus tard',
    here: 'Le prochain trick arrive ici',
    now: (name, at, of) => `${name} est le trick ${at} sur ${of}`,
  },
  warnings: {
    retired: 'Retiré du catalogue entre-temps : enlève-le, ou mets-en un autre à sa place, pour enregistrer.',
    twice: 'Saisi deux fois en une seconde.',
    cannotFollow: (before, ends, starts) => `${before} finit sur ${ends}, celui-ci commence sur ${starts}.`,
    level: (level, usual) => `${level} : bien au-dessus du niveau habituel de l’athlète (${usual}).`,
  },
  dismiss: (what) => `C’est bon : ${what}`,
}
