/** Words in the files of a competition (calls §24). */
import type { files as english } from '../en/files.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'

export const files: typeof english = {
  phaseNames,
  judging: (part: string) => `Como juiz: ${part}`,
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
    waits: 'Um supervisor precisa aprovar; até lá só você, os supervisores e os admins a veem.',
  },
  /** In the share sheet. */
  downloads: {
    title: 'Arquivos',
    tables: { results: 'Resultados', 'start-list': 'Lista de largada', entries: 'Inscrições' },
    table: 'Para imprimir (PDF), ou como tabela (CSV)',
    sheets: (phase) => `Súmulas: ${phase}`,
    calendar: 'Calendário',
    calendarText: 'A competição e cada fase (ICS)',
    everything: 'Tudo',
    everythingText: 'Para guardar ou importar em outro lugar (JSON)',
    isa: {
      title: 'Para a federação',
      text: 'Pontos e notas como o SportHub da ISA os recebe (JSON)',
      look: 'Ver antes',
      save: 'Salvar o arquivo',
      unlinked: (count: number, names: string) =>
        plural('pt', count, {
          one: `# atleta não tem id da federação e é entregue pelo nome: ${names}.`,
          other: `# atletas não têm id da federação e são entregues pelo nome: ${names}.`,
        }),
      tooFew: (least: number) => `Com menos de ${least} atletas ninguém recebe pontos neste nível.`,
    },
    saveNamed: (name, format) => `Salvar: ${name} (${format})`,
  },
  importing: {
    title: 'Importar uma competição',
    text: 'Escolha o arquivo em que uma competição foi salva com tudo. Primeiro você vê o que seria criado.',
    choose: 'Escolher um arquivo',
    chooseAnother: 'Escolher outro arquivo',
    make: 'Importar',
    making: 'Importando…',
    wrong: (count) =>
      plural('pt', count, {
        one: '# item do arquivo está errado. Nada é criado.',
        other: '# itens do arquivo estão errados. Nada é criado.',
      }),
  },
  /** On printed pages. */
  pdf: {
    place: 'Lugar',
    name: 'Nome',
    country: 'País',
    score: 'Pontuação',
    number: 'Número',
    role: 'Papel',
    status: 'Situação',
    athlete: 'Atleta',
    judge: 'Juiz',
    order: 'Ordem',
    group: 'Grupo',
    trick: 'Manobra',
    combo: 'Combo',
    side: 'Lado',
    grab: 'Grab',
    dub: 'Dub',
    value: 'Valor',
    points: 'Pontos',
    organizer: 'Organizador',
    judges: 'Juízes',
    remark: 'Nota',
    /** What decided between equal totals, and why somebody is out. */
    remarks: {
      qualifying: 'melhor classificatória',
      order: 'número menor',
      seed: 'melhor cabeça de chave',
      disqualified: 'desclassificado',
      injured: 'lesionado',
    },
    official: ({ number, when, names }) => `Oficial · selo ${number} · ${when} · ${names}`,
    unofficial: 'Não oficial: ainda sem selo',
    stillTrue: 'Este papel ainda vale?',
    placeAndDate: 'Local e data',
    page: 'Página # de ##',
    sheets: 'Súmulas',
    sums: (score, style, variety, total) =>
      `Pontuação ${score} · Estilo ${style}% · Variedade ${variety} · Total ${total}`,
  },
}
