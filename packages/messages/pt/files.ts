/** Words in the files of a competition (calls §24). */
import type { files as english } from '../en/files.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'

export const files: typeof english = {
  phaseNames,
  import: {
    draft: (name) => `“${name}” é criada como rascunho seu. Um supervisor a aprova como qualquer outra.`,
    finished: (name) => `“${name}” é criada como competição sua já terminada, com os resultados.`,
    invited: (count) =>
      plural('pt', count, {
        one: '# atleta é inscrito como convite. Nenhum e-mail sai até você enviar.',
        other: '# atletas são inscritos como convites. Nenhum e-mail sai até você enviar.',
      }),
    leftOut: (count) =>
      plural('pt', count, {
        one: '# pessoa fica de fora: julga, não tem endereço ou recusou.',
        other: '# pessoas ficam de fora: julgam, não têm endereço ou recusaram.',
      }),
    names: (count) =>
      plural('pt', count, { one: '# pessoa é um nome sem conta.', other: '# pessoas são nomes sem conta.' }),
    mayAccept: (count) =>
      plural('pt', count, {
        one: '# tem um endereço: quem o verificou pode assumir o que é seu.',
        other: '# têm um endereço: quem o verificou pode assumir o que é seu.',
      }),
    rounds: (count) => plural('pt', count, { one: '# volta é criada.', other: '# voltas são criadas.' }),
    tricks: (count) => plural('pt', count, { one: 'Ela tem # manobra.', other: 'Elas têm # manobras.' }),
    places: (count) => plural('pt', count, { one: 'O pódio tem # lugar.', other: 'O pódio tem # lugares.' }),
    unranked: 'Não conta em nenhum ranking, salvo se um admin disser.',
    withoutPicture: 'A imagem não está no arquivo.',
    again: 'Este arquivo já foi importado: nada é criado, a competição dele se abre.',
  },
}
