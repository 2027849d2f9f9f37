/** Words of the training list and of entering training rounds (screens §14, §15). */
import type { training as english } from '../en/training.ts'
import { plural } from '../plural.ts'
import { roundStatuses } from './round-statuses.ts'

export const training: typeof english = {
  title: '練習',
  newRound: '新しいラン',
  status: 'ステータス',
  rule: 'ルール',
  statuses: roundStatuses,

  total: '合計スコア',
  withVideo: '動画あり',
  withoutVideo: '動画なし',
  open: '開く',
  onlyYou: '自分だけに表示',
  edit: '編集',
  publish: '公開',
  whyNotEdit: '公開済みのため、変更も削除もできません',
  whyNotPublish: 'すでに公開済みです',
  delete: '削除',
  ofRound: (action, round) => `${round}：${action}`,
  review: '確認',

  emptyTitle: 'ランはまだありません',
  emptyText: '練習のランと、ジャッジの採点が済んだ大会のランがここに残ります。',
  emptyForAthlete:
    'ランをトリックごとに記録して、何点になるか見てみましょう。大会のランも、ジャッジの採点が済むとここに並びます。',
  loadFailedTitle: 'ランを読み込めませんでした',

  createTitle: '練習のランを作成します',
  chooseRule: 'ルールを選択',
  ruleFirst: '先にルールを選んでください',
  name: 'ランの名前',
  nameHint: '名前がなければ、番号で表示します。',
  create: '開始',
  replaces: (count) =>
    plural('ja', count, { other: 'この端末にある未完了のラン（トリック#本）は破棄されます。' }),
  unfinished: (name, count) =>
    plural('ja', count, {
      other: `${name}は未完了です。トリック#本をこの端末に一時保存しています。`,
    }),
  goOn: '続ける',

  deleteTitle: 'このランを削除しますか？',
  deleteConsequence: (round, count) =>
    `${round}、${count}点。トリックも一緒に削除され、誰にも元に戻せません。`,
  deleted: 'ランを削除しました。',
  deleteFailed: '記録を削除できませんでした。時間をおいてもう一度試してください。',
  deleteServerError: 'サーバーエラー：記録を削除できませんでした。',
  publishTitle: 'このランを公開しますか？',
  publishConsequence: '今後は誰でもトリックとスコアを見られるようになり、変更はできなくなります。',
  published: 'ランを公開しました。',
  publishWaits: 'このランの変更はまだ保存されていません。保存してから公開してください。',

  notAnAthlete: '練習のランを記録できるのは選手だけです。',
  newTraining: '新しい練習',
  editing: '編集',
  openFailed: '⚠️ ランの表示中に予期しないエラーが起きました。',
  backToList: '一覧に戻る',
}
