/** Words of the front page for visitors and of the search (screens §37). */
import type { front as english } from '../en/front.ts'
import { plural } from '../plural.ts'

export const front: typeof english = {
  title: 'スラックラインの大会をライブで',
  description: 'トリックラインの大会。トリックごとに採点し、スコアはライブで、誰でも見られます。',
  now: '開催中',
  nothingNow: 'いま開催中の大会はありません。',
  onTheLine: 'ライン上',
  leading: '上位',
  noLeaders: (phase) => `スコアは${phase}の終了時に公開されます。`,
  follow: 'ライブで見る',
  next: 'これから',
  latest: '最近の表彰台',
  hidden: 'この端末ではスコアを隠しています。',

  about: 'しくみ',
  judge: '採点する',
  judgeText: 'トリックはどれもライン上の玉になります。タップ1回で点が入ります。',
  review: '確認する',
  reviewText: '公開の前に、選手は自分のランをトリックごとに確認します。',
  watch: '見る',
  watchText: 'ライン上の選手、トーナメント表、表彰台を、誰でもライブで見られます。',

  needsScript: 'ログインにはJavaScriptが必要です。',

  search: '大会と選手を検索',
  searchHint: '大会、場所、選手',
  nothingFound: (words) => `「${words}」に合う大会も選手もありません。`,
  tookPart: (count) => plural('ja', count, { other: '#大会' }),
}
