/** Words of the ballots of two judges (screens §45). */
import type { ballots as english } from '../en/ballots.ts'
import { plural } from '../plural.ts'

export const ballots: typeof english = {
  title: 'Deux feuilles de juge',
  failed: 'Les feuilles n’ont pas pu être chargées',
  differences: (count) => plural('fr', count, { one: '# différence', other: '# différences' }),
  agreed: 'Les deux ont vu la même chose',
  waits: {
    head: 'Ce qui diffère est tranché par le juge principal.',
    judges: 'Sans juge principal, un des deux propose et l’autre confirme.',
  },
  atStake: (points) => `${points} en jeu`,
  reads: (name, reading) => `${name}\u202f: ${reading}`,
  notSeen: 'Pas vu',
  joined: 'dans le combo',
  alone: 'hors du combo',
  neither: {
    choose: 'Aucun des deux : choisir le trick',
    title: (number) => `Différence ${number} : qu’était-ce ?`,
    trick: 'Trick',
    side: 'Côté',
    nothing: 'Il n’y avait rien',
    another: 'Encore un trick',
    take: 'Prendre ceci',
    said: (reading) => `Aucun des deux : ${reading}`,
  },
  open: (count) => plural('fr', count, { one: '# à choisir', other: '# à choisir' }),
  decide: 'Trancher',
  propose: 'Proposer',
  confirm: 'Confirmer',
  otherwise: 'Proposer autre chose',
  busy: 'Envoi…',
  decided: 'Le run est jugé.',
  proposed: 'C’est proposé. L’autre juge le confirme.',
  proposedBy: (name) => `Proposé par ${name}`,
  resolvedBy: (name) => `Tranché par ${name}`,
  enough: {
    action: 'Un juge suffit',
    title: (name) => `Un juge suffit pour ${name}\u202f?`,
    consequence: 'La feuille remise compte, sinon la première qui arrive. La raison reste dans l’historique.',
    reason: 'Raison',
    done: 'Un juge suffit pour ce run.',
    said: (name, reason) => `Un juge suffisait\u202f: ${reason} (${name})`,
  },
  commentOf: (name) => `Commentaire de ${name}`,
  nobody: 'Un compte qui n’existe plus',
}
