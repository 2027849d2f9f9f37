/** Words about an athlete across competitions: public page, following, calendar and day. */
import { plural } from '../plural.ts'

export const athlete = {
  description: (name: string) => `${name}のトリックライン大会での結果、ベストラン、トリック。`,
  results: '結果',
  place: (place: number, field: number) => `${field}人中${place}位`,
  bestRounds: 'ベストラン',
  tricks: '大会で成功したトリック',
  times: (count: number) => plural('ja', count, { other: '#回' }),
  first: (day: string, competition: string) => `初成功：${day}、${competition}`,
  overTime: 'ランキングの推移',
  rank: (rank: number) => `${rank}位`,
  since: (year: number) => `スラックライン歴：${year}年から`,
  none: { title: 'まだ結果がありません', text: '最初の大会の後、ここに結果が表示されます。' },
  follow: 'フォロー',
  following: 'フォロー中',
  unfollow: 'フォローをやめる',
  followText: (name: string) => `どの大会でも、${name}の出番をお知らせします。`,
  isOn: (name: string, competition: string) => `${name}の出番です：${competition}`,
  watch: '見る',
  page: {
    title: '公開ページ',
    text: '大会での結果、ベストラン、トリックを、誰でも開けるページに表示します。フォローもできます。',
    on: '誰でも開けます',
    off: '誰も開けません',
    open: 'ページを開く',
  },
  turn: {
    title: '出番のお知らせ',
    text: '自分の前が2人以下になると、アプリで知らせます。アプリを裏で開いている間は、ブラウザの通知でも届きます。',
    on: 'お知らせを受け取ります',
    off: 'お知らせを受け取りません',
    near: (names: readonly string[]) =>
      names.length === 0 ? '次はあなたの出番です' : `あなたの前：${names.join('、')}`,
  },
  calendar: {
    title: 'カレンダー',
    text: '自分のランとジャッジの予定を、端末のカレンダーで見られます。アドレスを知る人は誰でも読めます。',
    make: 'アドレスを作る',
    another: '別のアドレスを作る',
    anotherText: '今のアドレスは無効になり、それを使うカレンダーは空になります。',
    address: 'アドレス',
  },
  isaId: {
    label: '連盟のID',
    hint: 'ISAのSportHubのIDです。結果の提出に使われます。',
    saved: '保存しました',
  },
  day: {
    line: 'ライン',
    title: '今日の予定',
    round: '自分のラン',
    judging: 'ジャッジ',
    about: (time: string) => `${time}ごろ`,
    after: (time: string, name: string) => `${time}ごろ、${name}の次`,
    rides: (time: string, name: string) => `${time}ごろ、${name}の出番`,
  },
}
