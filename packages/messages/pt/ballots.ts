/** Words of the ballots of two judges (screens §45). */
import type { ballots as english } from '../en/ballots.ts'
import { plural } from '../plural.ts'

export const ballots: typeof english = {
  title: 'Dois julgamentos',
  failed: 'Não foi possível carregar os julgamentos',
  differences: (count) => plural('pt', count, { one: '# diferença', other: '# diferenças' }),
  agreed: 'Os dois viram o mesmo',
  waits: {
    head: 'O que difere quem decide é o juiz principal.',
    judges: 'Sem juiz principal, um dos dois propõe e o outro confirma.',
  },
  atStake: (points) => `${points} em jogo`,
  reads: (name, reading) => `${name}: ${reading}`,
  notSeen: 'Não visto',
  joined: 'no combo',
  alone: 'fora do combo',
  neither: {
    choose: 'Nenhum dos dois: escolher a manobra',
    title: (number) => `Diferença ${number}: o que foi?`,
    trick: 'Manobra',
    side: 'Lado',
    nothing: 'Não houve nada',
    another: 'Outra manobra',
    take: 'Usar isto',
    said: (reading) => `Nenhum dos dois: ${reading}`,
  },
  open: (count) => plural('pt', count, { one: '# a escolher', other: '# a escolher' }),
  decide: 'Decidir',
  propose: 'Propor',
  confirm: 'Confirmar',
  otherwise: 'Propor outra coisa',
  busy: 'Enviando…',
  decided: 'A volta está julgada.',
  proposed: 'Proposto. O outro juiz confirma.',
  proposedBy: (name) => `Proposto por ${name}`,
  resolvedBy: (name) => `Decidido por ${name}`,
  enough: {
    action: 'Um juiz basta',
    title: (name) => `Um juiz basta para ${name}?`,
    consequence: 'Vale o julgamento entregue; sem nenhum, o primeiro que chegar. O motivo fica no histórico.',
    reason: 'Motivo',
    done: 'Para esta volta um juiz basta.',
    said: (name, reason) => `Um juiz bastou: ${reason} (${name})`,
  },
  commentOf: (name) => `Comentário de ${name}`,
  nobody: 'Uma conta que não existe mais',
}
