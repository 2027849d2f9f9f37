/** Words of inquiries about published rounds (screens §43). */
import type { inquiries as english } from '../en/inquiries.ts'

export const inquiries: typeof english = {
  title: '異議',
  none: '異議はありません。',
  make: '異議を申し立てる',
  which: 'トリック',
  missing: 'トリックが足りない',
  what: '正しくはどうあるべきですか？',
  another: 'トリックを追加',
  send: '提出',
  sending: '提出中…',
  sent: '異議を提出しました。ジャッジが回答します。',
  withdraw: '取り下げる',
  withdrawn: '異議を取り下げました。',
  stays: 'スコアは変更なし',
  correct: 'ランを修正',
  note: '選手へのひとこと',
  answer: '回答',
  answering: '送信中…',
  answered: '異議に回答しました。',
  failed: '異議を読み込めませんでした',
  answerTitle: (name) => `${name}の異議に回答`,
  ofName: (name) => `${name}の異議`,
  states: { open: 'ジャッジの回答待ち', answered: '回答済み', withdrawn: '取り下げ' },
  outcomes: { up: 'スコアを上げた', same: 'スコアは変更なし', down: 'スコアを下げた' },
}
