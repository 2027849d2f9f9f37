/** Words of two versions of a round side by side: after a conflict, and after a judge's edit. */
import type { roundVersions as english } from '../en/round-versions.ts'
import { plural } from '../plural.ts'

export const roundVersions: typeof english = {
  yours: '自分の内容',
  saved: '保存済み',
  savedBy: (judge) => `${judge}が保存`,
  before: '前回見たとき',
  now: '現在',
  only: '相違あり',
  nothing: 'なし',
  differences: (count) =>
    count === 0 ? 'トリックは同じです。' : plural('ja', count, { other: '#行が異なります。' }),
  beside: { name: '名前', video: '動画', comment: 'ラン全体へのコメント' },
  none: 'なし',
  conflict:
    '保存できませんでした。編集中に、このランが別の場所で変更されました。どちらの内容も残っています。採用するほうを選んでください。',
  reopenMine: '自分の内容で再開',
  editedSince: '前回見た後に、ジャッジがこのランを変更しました。',
  seen: '確認済み',
}
