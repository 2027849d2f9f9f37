/** Words of the front page for visitors and of the search (screens §37). */
import type { front as english } from '../en/front.ts'
import { plural } from '../plural.ts'

export const front: typeof english = {
  title: 'スラックラインの大会をライブで',
  description: 'Tricklineの大会。トリックごとの採点とライブのスコアを、誰でも見られます。',
  now: '開催中',
  nothingNow: '開催中の大会はありません。',
  onTheLine: 'ライン上',
  leading: '上位',
  noLeaders: (phase) => `スコアは${phase}の終了時に公開されます。`,
  follow: 'ライブで見る',
  next: 'これからの大会',
  latest: '最近の表彰台',
  hidden: 'この端末ではスコアを隠しています。',

  about: '使い方',
  judge: '採点',
  judgeText: 'トリックの一つひとつが、ライン上のビーズになります。タップ1回で点が入ります。',
  review: '確認',
  reviewText: '公開前に、選手が自分のランをトリックごとに確認します。',
  watch: '観戦',
  watchText: 'ライン上の選手、トーナメント表、表彰台を、誰でもライブで見られます。',

  needsScript: 'ログインにはJavaScriptが必要です。',

  search: '大会と選手を検索',
  searchHint: '大会、場所、選手',
  searchText: '過去のTrickline大会、表彰台、出場した選手を検索できます。',
  nothingFound: (words) => `「${words}」に一致する大会や選手は見つかりませんでした。`,
  tookPart: (count) => plural('ja', count, { other: '#大会' }),
}
