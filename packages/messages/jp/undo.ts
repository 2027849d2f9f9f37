/** Words for undoing an advance (phases-and-seeding §12). */
import type { undo as english } from '../en/undo.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'

export const undo: typeof english = {
  menu: '直前の進行を取り消す',
  title: '直前の進行を取り消しますか？',
  action: '取り消す',
  busy: '取り消し中…',
  reason: '理由',
  done: '直前の進行を取り消しました。',
  /** What the undo changes. */
  phaseNames,
  podium: (name) => `「${name}」は再び進行中になり、終了するまで表彰台は表示されません。`,
  setAside: (count, phase) => plural('ja', count, { other: `${phase}のラン#本を取り置きます。` }),
  scored: (count) => plural('ja', count, { other: 'うち#本に得点があります。' }),
  published: (count) => plural('ja', count, { other: 'うち#本は公開済みです。' }),
  backIn: (count) => plural('ja', count, { other: '敗退した選手#人が競技に戻ります。' }),
  comeBack: '何も削除しません。同じ選手が同じ位置に進めば、ランは元に戻ります。',
  told: (count) => plural('ja', count, { other: '選手#人の画面にすぐ表示されます。' }),
}
