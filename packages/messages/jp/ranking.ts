/** Words of the world ranking: its public page, and why a result brought its points. */
import { plural } from '../plural.ts'

const points = (count: number) => plural('ja', count, { other: '#点' })

export const ranking = {
  title: '世界ランキング',
  text: 'トリックラインの世界ランキングの首位と、対象になる結果。',
  gender: '性別',
  category: 'カテゴリー',
  period: '期間',
  periods: { year: (year: string) => `${year}年`, 'three-years': () => '3年間' },
  best: { year: 'その年の上位2つの結果が対象です。', 'three-years': '直近3年の上位2つの結果が対象です。' },
  asOf: (day: string) => `${day}時点`,
  since: (day: string) => `${day}より前からの変動`,
  formulas: { 'isa-2': 'SportHubの表', 'isa-1': '以前のISAの表' },
  source: '数値の出典',
  points,
  up: (count: number) => plural('ja', count, { other: '#位上昇' }),
  down: (count: number) => plural('ja', count, { other: '#位下降' }),
  same: '変動なし',
  isNew: '初登場',
  counts: '対象の結果',
  next: (name: string) => `次の大会：${name}`,
  nextText: (level: string, athletes: number) => `${level}、選手${athletes}人`,
  would: '次の大会の順位で得られる点',
  place: (place: number) => `${place}位`,
  brings: (total: number, rank: number) => `${points(total)}、ランキング${rank}位`,
  none: { title: 'まだ結果がありません', text: 'この性別とカテゴリーの公式結果がここに表示されます。' },
  another: '別の日または別の表',
  day: '日付',
  table: 'ポイント表',
  show: '表示',
  why: {
    place: (place: number, of: { field: number; level: string; points: number }) =>
      `${of.level}レベルで${of.field}人中${place}位は${points(of.points)}です。`,
    shared: (
      place: number,
      of: { field: number; level: string; points: number; sharing: number; best: number },
    ) =>
      `${of.level}レベルで${of.field}人中${place}位を${of.sharing}人で分けると、平均の${points(of.points)}です。単独なら${points(of.best)}です。`,
  },
  change: {
    title: (name: string) => `世界ランキング：${name}`,
    level: 'レベル',
    byCategory: (level: string) => `カテゴリーによる：${level}`,
    counts: '世界ランキングに数えます',
    saved: (name: string) => `保存しました：${name}`,
  },
  levels: {
    'world-championship': '世界選手権',
    'world-cup': 'ワールドカップ',
    masters: 'マスターズ',
    'grand-slam': 'グランドスラム',
    open: 'オープン',
    challenge: 'チャレンジ',
  },
}
