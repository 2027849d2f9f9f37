/** Words of home: greeting, tasks, dashboard, news, test channel (screens §19). */
import type { home as english } from '../en/home.ts'
import { plural } from '../plural.ts'

export const home: typeof english = {
  hello: (name) => `こんにちは、${name}さん`,

  modeTitle: '今日は何をしますか？',
  modeText: 'このページの先頭に出る内容が決まります。ここでもメニューでも、いつでも変更できます。',

  waiting: '対応待ち',
  nothingTitle: '対応待ちはありません',
  nothingText: '採点や確認をするラン、招待、エントリーがあれば、自動でここに出ます。',
  kinds: {
    rounds_to_judge: (count) => plural('ja', count, { other: '採点するラン' }),
    rounds_to_review: (count) => plural('ja', count, { other: '確認するラン' }),
    invitations: (count) => plural('ja', count, { other: '回答する招待' }),
    entries_to_approve: (count) => plural('ja', count, { other: '承認するエントリー' }),
    competitions_to_approve: (count) => plural('ja', count, { other: '承認する大会' }),
    role_requests: (count) => plural('ja', count, { other: '回答する役割の申請' }),
  },
  loadFailed: 'ホームを読み込めませんでした',
  showAll: (count) => `全${count}件を表示`,
  showFew: '表示を減らす',
  judged: (when) => `採点：${when}`,
  review: '確認',
  reviewOf: (name) => `${name}での自分のランを確認`,
  athletes: (count) => plural('ja', count, { other: '選手#人' }),
  judges: (count) => plural('ja', count, { other: 'ジャッジ#人' }),
  look: '見る',
  lookAt: (name) => `${name}を見る`,
  answer: '回答',
  noDate: '日程未定',

  dashboard: 'これまでの記録',
  savedRounds: (count) => plural('ja', count, { other: '保存済みのラン' }),
  publishedRounds: (count) => plural('ja', count, { other: '公開済みのラン' }),
  competitions: (count) => plural('ja', count, { other: '大会' }),

  program: {
    loadFailed: '採点スケジュールを読み込めませんでした',
    title: '採点スケジュール',
    text: 'ジャッジを務めるすべての大会のランを、出場順に表示します。',
    emptyTitle: '採点する大会はありません',
    emptyText: '担当する大会が始まると、ランがここに並びます。',
  },

  news: 'Tricklineでできること',
  items: {
    competitions: {
      title: '下書きから表彰台まで、大会のすべて',
      text: '主催者、ジャッジ、選手が同じページを使い、それぞれの次の作業がわかります。',
      features: [
        'エントリー：選手が自分で申し込むか、名前やメールで招待します。',
        'トーナメント表のVS、または表で競うスコア制。予選のランは1本か2本。',
        'フェーズの結果は、全員に同じ瞬間に公開されます。',
        'トーナメント表と表彰台は自動で描かれ、アカウントのない人にも共有できます。',
      ],
    },
    judging: {
      title: '親指1本で採点',
      text: '数文字でトリックが見つかり、合計はその場で計算。ネットワークが切れても何も失われません。',
    },
    training: {
      title: '成果の見える練習',
      text: 'ランをトリックや動画とともに残し、好きなルールで採点して、自信のあるランを公開できます。',
    },
    review: {
      title: '採点されたランを確認',
      text: 'フェーズの公開前に、トリックごとに正しく採点されたかを伝えられます。',
    },
    trickList: {
      title: 'トリック一覧',
      text: 'すべてのトリックの基本点、レベル、カテゴリー。検索、並べ替え、動画の視聴もできます。',
    },
    rulebooks: {
      title: '4つの採点方法',
      text: '単純な合算から、レベルと着地で伸びるコンボまで。各ルールが何を数えるか、例で見られます。',
    },
    statistics: {
      title: '数字で見る自分のトリック',
      text: 'すべてのランのサイド、グラブ、コンボ、レベル。',
    },
    community: {
      title: 'コミュニティ',
      text: '選手、ジャッジ、主催者。どこの人で、いつからラインに乗っているか。',
    },
    profile: {
      title: 'プロフィール',
      text: '写真、国、リンク、言語。ほかの人からの見え方と、Tricklineの表示言語を決めます。',
    },
  },

  helloTitle: 'ライブ通信のテスト',
  helloText: 'このページを開いている全員に、メッセージがすぐ届きます。',
  helloLabel: 'メッセージ',
  helloDefault: 'みなさん、こんにちは！',
  helloSend: '挨拶を送る',
  helloSent: 'このページを開いている全員に送りました。',
  heard: '管理者からの挨拶',
}
