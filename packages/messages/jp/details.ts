/** Words of the compact view of a competition for judges and athletes (screens §9). */
import type { details as english } from '../en/details.ts'

export const details: typeof english = {
  participants: '参加者',
  nobody: 'エントリーはまだありません。',
  noRounds: '大会が始まると、ここにランが並びます。',
  number: '番号',
  name: '名',
  surname: '姓',
  athlete: '選手',
  status: 'ステータス',
  role: '役割',
  rank: '順位',
  score: 'スコア',
  judge: 'ジャッジ',
  byEmail: 'メールで招待',
  roles: { athlete: '選手', judge: 'ジャッジ' },
  round: (number, phase) => `ラン${number}：${phase}`,

  actions: '操作',
  actionsOf: (name) => `${name}のランの操作`,
  look: '見る',
  publish: '公開',
  whyNotPublish: '公開は、主催者がフェーズ全体をまとめて行います',
  whyNotLook: 'このランのトリックはまだ見られません',
  whyNotEdit: '編集できるのは、採点済みでほかのジャッジが開いていないランだけです',
  edit: '編集',

  bracket: 'トーナメント表',
  stages: {
    sixteenthFinal: 'ベスト32',
    eighthFinal: 'ベスト16',
    quarterFinal: '準々決勝',
    semiFinal: '準決勝',
    thirdPlace: '3位決定戦',
    final: '決勝',
  },
  loadingPlayer: '読み込み中…',

  manage: '管理',
  goTo: '移動',
  chooseSection: '項目を選択',
  cancel: 'キャンセルして離れる',
}
