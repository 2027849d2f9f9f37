/** Words of inquiries about published rounds (screens §43). */
import type { inquiries as english } from '../en/inquiries.ts'

export const inquiries: typeof english = {
  title: 'Recursos',
  none: 'Nenhum recurso.',
  make: 'Entrar com recurso',
  which: 'Manobra',
  missing: 'Falta uma manobra',
  what: 'O que deveria constar ali?',
  another: 'Outra manobra',
  send: 'Enviar',
  sending: 'Enviando…',
  sent: 'Seu recurso foi enviado. Um juiz responde.',
  withdraw: 'Retirar',
  withdrawn: 'Seu recurso foi retirado.',
  stays: 'A pontuação fica',
  correct: 'Corrigir a volta',
  note: 'Uma frase para o atleta',
  answer: 'Responder',
  answering: 'Enviando…',
  answered: 'O recurso foi respondido.',
  failed: 'Não foi possível carregar os recursos',
  answerTitle: (name) => `Responder ao recurso de ${name}`,
  ofName: (name) => `Recurso de ${name}`,
  states: { open: 'Espera um juiz', answered: 'Respondido', withdrawn: 'Retirado' },
  outcomes: { up: 'Pontuação aumentada', same: 'A pontuação fica', down: 'Pontuação reduzida' },
}
