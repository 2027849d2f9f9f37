/** Words of the ballots of two judges (screens §45). */
import type { ballots as english } from '../en/ballots.ts'
import { plural } from '../plural.ts'

export const ballots: typeof english = {
  title: '2人の採点',
  failed: '採点を読み込めませんでした',
  differences: (count) => plural('ja', count, { other: '違い#件' }),
  agreed: '2人の採点は一致しています',
  waits: {
    head: '違いはヘッドジャッジが判断します。',
    judges: 'ヘッドジャッジがいないため、1人が提案し、もう1人が確認します。',
  },
  atStake: (points) => `${points}の差`,
  reads: (name, reading) => `${name}：${reading}`,
  notSeen: '見ていない',
  joined: 'コンボ内',
  alone: 'コンボ外',
  neither: {
    choose: 'どちらでもない：トリックを選ぶ',
    title: (number) => `違い${number}：実際は何でしたか？`,
    trick: 'トリック',
    side: '向き',
    nothing: '何もなかった',
    another: 'トリックを追加',
    take: 'これにする',
    said: (reading) => `どちらでもない：${reading}`,
  },
  open: (count) => plural('ja', count, { other: '未選択#件' }),
  decide: '決定',
  propose: '提案',
  confirm: '確認',
  otherwise: '別の提案',
  busy: '送信中…',
  decided: 'ランの採点が決まりました。',
  proposed: '提案しました。もう1人のジャッジが確認します。',
  proposedBy: (name) => `${name}の提案`,
  resolvedBy: (name) => `${name}が判断`,
  enough: {
    action: 'ジャッジ1人で十分',
    title: (name) => `${name}はジャッジ1人で十分ですか？`,
    consequence: '提出済みの採点が有効です。なければ最初に届いた採点が有効です。理由は履歴に残ります。',
    reason: '理由',
    done: 'このランはジャッジ1人で十分です。',
    said: (name, reason) => `ジャッジ1人：${reason}（${name}）`,
  },
  commentOf: (name) => `${name}のコメント`,
  nobody: '削除されたアカウント',
}
