/** Words of the page for editing the trick catalogue (screens §29). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'
import { phaseNames, roundNumber } from './phase-names.ts'

export const catalogue: Areas['catalogue'] = {
  title: 'トリックのカタログ',
  text: 'ここでの変更は、これから保存するランに反映されます。保存済みのランはそのまま変わりません。',
  add: 'トリックを追加',
  added: (trick) => `${trick}をカタログに追加しました。`,
  see: '影響を確認',
  change: {
    title: (trick) => `${trick}を変更`,
    action: 'トリックを変更',
    done: (trick) => `${trick}を変更しました。`,
  },
  actionsOf: (name) => `${name}の操作`,
  retire: {
    menu: '廃止…',
    title: (trick) => `${trick}を廃止しますか？`,
    consequence:
      '入力の候補に出なくなり、ランに新しく加えて保存することもできなくなります。すでに入っているランには、点とともに残ります。あとで復活させられます。',
    action: '廃止',
    done: (trick) => `${trick}を廃止しました。`,
  },
  restore: {
    menu: '復活…',
    title: (trick) => `${trick}を復活させますか？`,
    consequence: 'カタログの基本点で、もう一度入力の候補に出ます。',
    action: '復活',
    done: (trick) => `${trick}をカタログに戻しました。`,
  },
  note: '理由（任意）',
  noteHint: 'トリックの履歴で誰でも読めます。',
  valueHint: (most) => `0〜${most}、小数点以下2桁まで`,
  oneALine: '1行に1つ',
  unknown: '不明',
  meanwhile: 'ほかの管理者が先に変更しました。確認して、もう一度決めてください：',
  noChange: '変更はありません。',
  nothingCounts: '基本点、レベル、着地が同じなので、スコアは今後も変わりません。',
  publishedRounds: (count) =>
    count === 0
      ? 'このトリックを含む公開済みのランはありません。'
      : plural('ja', count, { other: '公開済みのラン#本に含まれます。スコアは変わりません。' }),
  openRounds: (rounds, competitions) =>
    competitions === 0
      ? '進行中の大会はありません。'
      : `${plural('ja', competitions, { other: '#件の大会が進行中' })}で、${plural('ja', rounds, { other: 'ラン#本が未採点です。' })}`,
  notStarted: (count) => plural('ja', count, { other: '開始前の大会が#件あります：' }),
  open: (count) => plural('ja', count, { other: '未採点のラン#本' }),
  hidden: (count) =>
    plural('ja', count, {
      other: '採点済みで未公開のラン#本：スコアは変わらず、ここには表示されません',
    }),
  inNone: 'この大会の公開済みのランに、このトリックはありません。',
  phases: phaseNames,
  roundNumber,
  athlete: '選手',
  rank: (rank) => `${rank}位`,
  wins: '勝ち',
  is: '現在',
  wouldBe: '変更後の値なら',
}
