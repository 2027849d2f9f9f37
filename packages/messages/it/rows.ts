/** Words of the rows of a round: what they are, their buttons and warnings (screens §11). */
import type { rows as english } from '../en/rows.ts'
import { plural } from '../plural.ts'

export const rows: typeof english = {
  comboTricks: (count, value) =>
    plural('it', count, { one: `# trick · ${value}`, other: `# trick · ${value}` }),
  beingEdited: 'In modifica adesso',
  otherEditOpen: 'La combo qui sopra non può tornare così: prima finisci o annulla la sua modifica.',
  edit: (what) => `Modifica ${what}`,
  delete: (what) => `Elimina ${what}`,
  swipeEdit: 'Modifica',
  swipeDelete: 'Elimina',
  nth: (occurrence) => `${occurrence}×`,
  repeated: (occurrence) => `Eseguito ${occurrence} volte fin qui`,
  playFrom: (what, at) => `Guarda ${what} da ${at}`,
  mark: (trick) => `Segna ${trick} per convalidarlo da solo`,
  place: {
    of: (name) => `Sposta ${name} o inserisci prima`,
    insertBefore: 'Inserisci prima',
    up: 'Sposta su',
    down: 'Sposta giù',
    out: 'Fuori dalla combo',
    inNoCombo: 'Non è in nessuna combo.',
    move: 'Sposta',
    earlier: 'Prima',
    later: 'Dopo',
    here: 'Il prossimo trick va qui',
    now: (name, at, of) => `${name} è il trick ${at} di ${of}`,
  },
  warnings: {
    retired:
      'Nel frattempo è stato ritirato dal catalogo: per salvare toglilo o mettine un altro al suo posto.',
    twice: 'Inserito due volte in un secondo.',
    cannotFollow: (before, ends, starts) =>
      `${before} finisce qui: ${ends}; questo inizia da qui: ${starts}.`,
    level: (level, usual) => `${level}: molto più del livello abituale di questo atleta (${usual}).`,
  },
  dismiss: (what) => `È giusto: ${what}`,
}
