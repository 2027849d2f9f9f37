/** Words of the front page for visitors and of the search (screens §37). */
import type { front as english } from '../en/front.ts'
import { plural } from '../plural.ts'
import { judgesCount, ridingNow } from './moments.ts'

export const front: typeof english = {
  title: 'スラックラインの大会をライブで',
  description: 'Tricklineの大会。トリックごとの採点とライブのスコアを、誰でも見られます。',
  lead: '選手がスラックラインの上で跳ね、回り、宙を舞います。ジャッジがトリックを一つずつ数えます。ライブで見られます。',
  nothingNow: '開催中の大会はありません。',
  leading: '上位',
  noLeaders: (phase) => `スコアは${phase}の終了時に公開されます。`,
  follow: 'ライブで見る',
  riding: ridingNow,
  ridingNow: (names) => `${ridingNow}：${names}`,
  versus: 'vs',
  against: (one, other) => `${one}対${other}`,
  judging: judgesCount,
  beat: (winner, loser) => `${winner}が${loser}に勝利`,
  scores: (winner, loser) => `${winner}対${loser}`,
  won: (name) => `${name}が優勝`,

  next: 'これからの大会',
  toIt: '大会を見る',
  toEvent: 'イベントへ',
  placesLeft: (count) => plural('ja', count, { other: '残り#枠' }),
  full: '満員です',
  prize: (amount) => `賞金${amount}`,

  latest: '最近の結果',

  about: 'ランの数え方',
  counted: {
    shape: { sign: '形', text: 'レベル' },
    height: { sign: '高さ', text: '点' },
    joined: { sign: 'つながり', text: 'コンボ。点が増えます' },
    ring: { sign: '輪', text: 'グラブ。スタイルが加わります' },
  },

  join: '出場、採点、主催',
  joinText: '大会にエントリーし、ジャッジが数えたトリックを一つずつ確かめ、スコアを何年も残せます。',
  needsScript: 'ログインにはJavaScriptが必要です。',

  search: '大会と選手を検索',
  searchHint: '大会、場所、選手',
  searchText: '過去のTrickline大会、表彰台、出場した選手を検索できます。',
  nothingFound: (words) => `「${words}」に一致する大会や選手は見つかりませんでした。`,
  tookPart: (count) => plural('ja', count, { other: '#大会' }),
}
