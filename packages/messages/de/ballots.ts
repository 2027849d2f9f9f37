/** Words of the ballots of two judges (screens §45). */
import type { ballots as english } from '../en/ballots.ts'
import { plural } from '../plural.ts'

export const ballots: typeof english = {
  title: 'Zwei Bewertungen',
  failed: 'Die Bewertungen ließen sich nicht laden',
  differences: (count) => plural('de', count, { one: '# Unterschied', other: '# Unterschiede' }),
  agreed: 'Beide sahen dasselbe',
  waits: {
    head: 'Was sich unterscheidet, entscheidet der Head Judge.',
    judges: 'Ohne Head Judge schlägt einer von beiden vor, und der andere bestätigt.',
  },
  atStake: (points) => `Es geht um ${points}`,
  reads: (name, reading) => `${name}: ${reading}`,
  notSeen: 'Nicht gesehen',
  joined: 'in der Combo',
  alone: 'nicht in der Combo',
  neither: {
    choose: 'Keiner von beiden: Trick wählen',
    title: (number) => `Unterschied ${number}: Was war es?`,
    trick: 'Trick',
    side: 'Seite',
    nothing: 'Da war nichts',
    another: 'Noch ein Trick',
    take: 'Das nehmen',
    said: (reading) => `Keiner von beiden: ${reading}`,
  },
  open: (count) => plural('de', count, { one: 'noch # offen', other: 'noch # offen' }),
  decide: 'Entscheiden',
  propose: 'Vorschlagen',
  confirm: 'Bestätigen',
  otherwise: 'Anders vorschlagen',
  busy: 'Wird gesendet\u00a0…',
  decided: 'Der Run ist bewertet.',
  proposed: 'Vorgeschlagen. Der andere Judge bestätigt.',
  proposedBy: (name) => `Vorschlag von ${name}`,
  resolvedBy: (name) => `Entschieden von ${name}`,
  enough: {
    action: 'Ein Judge genügt',
    title: (name) => `Genügt für ${name} ein Judge?`,
    consequence:
      'Die abgegebene Bewertung zählt; ohne eine die erste, die kommt. Die Begründung bleibt im Verlauf.',
    reason: 'Begründung',
    done: 'Für diesen Run genügt ein Judge.',
    said: (name, reason) => `Ein Judge genügte: ${reason} (${name})`,
  },
  commentOf: (name) => `Kommentar von ${name}`,
  nobody: 'Ein Konto, das es nicht mehr gibt',
}
