/** Words of the page of an event (events §7). */
import { plural } from '../plural.ts'
import type { liveEvent as english } from '../en/live-event.ts'

export const liveEvent: typeof english = {
  description: (name) => `${name}の各ラインの今、結果、タイムテーブルです。`,
  /** About a line. */
  nobodyOn: '今は誰もいません',
  /** Before the phase that follows the current one. */
  afterwards: 'その後',
  phaseCount: (count) => plural('jp', count, { other: '#フェーズ' }),
  divisions: '部門',
  results: '結果',
  timetable: 'タイムテーブル',
  noLine: 'ライン未定',
  planned: '予定',
  /** About a phase. */
  over: '終了',
  titles: 'タイトル',
  tie: '同点の場合は上位の順位で決まります',
  formulas: {
    'mean-of-ranks': '順位の平均で決まり、小さいほうが上',
    points: '順位ごとのポイントの合計で決まり、多いほうが上',
  },
  opensLater: 'エントリー受付はこれから',
  feeByDivision: 'エントリー費は部門ごと',
  /** Below the fee. */
  feeEach: '1部門につき',
  feeFurther: (fee) => `最初の部門のエントリー費、以降は1部門につき${fee}`,
}
