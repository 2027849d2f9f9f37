/** Words in the files of a competition (calls §24). */
import type { files as english } from '../en/files.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'

export const files: typeof english = {
  phaseNames,
  judging: (part: string) => `ジャッジ：${part}`,
  import: {
    draft: (name) => `「${name}」を下書きとして作成します。ほかの大会と同じくスーパーバイザーが承認します。`,
    finished: (name) => `「${name}」を終了した大会として結果とともに作成します。`,
    invited: (count) =>
      plural('ja', count, { other: '選手#人を招待としてエントリーします。送信するまでメールは届きません。' }),
    leftOut: (count) =>
      plural('ja', count, { other: '#人は含まれません（ジャッジ、アドレスなし、または辞退）。' }),
    names: (count) => plural('ja', count, { other: '#人はアカウントのない名前だけになります。' }),
    mayAccept: (count) =>
      plural('ja', count, { other: 'そのうち#人にはアドレスがあり、確認済みの本人が引き継げます。' }),
    rounds: (count) => plural('ja', count, { other: 'ラン#本を作成します。' }),
    tricks: (count) => plural('ja', count, { other: 'トリックは#個です。' }),
    places: (count) => plural('ja', count, { other: '表彰台は#位までです。' }),
    unranked: '管理者が認めない限り、ランキングには数えません。',
    withoutPicture: '画像はファイルに含まれません。',
    again: 'このファイルはインポート済みです。何も作成せず、その大会を開きます。',
    waits:
      '公開にはスーパーバイザーの承認が必要です。それまでは本人とスーパーバイザー、管理者だけが見られます。',
  },
  /** In the share sheet. */
  downloads: {
    title: 'ファイル',
    tables: { results: '結果', 'start-list': '出場順', entries: 'エントリー' },
    table: '印刷用（PDF）または表（CSV）',
    sheets: (phase) => `採点表（${phase}）`,
    calendar: 'カレンダー',
    calendarText: '大会と各フェーズ（ICS）',
    everything: 'すべて',
    everythingText: '保管や別のサーバーへのインポート用（JSON）',
    isa: {
      title: '連盟への提出用',
      text: 'ISAのSportHub形式のポイントとスコア（JSON）',
      look: '先に確認',
      save: 'ファイルを保存',
      unlinked: (count: number, names: string) =>
        plural('ja', count, { other: `#人の選手は連盟のIDがなく、名前で提出されます：${names}。` }),
      tooFew: (least: number) => `このレベルでは、選手が${least}人未満だとポイントは付きません。`,
    },
    saveNamed: (name, format) => `保存：${name} (${format})`,
  },
  importing: {
    title: '大会をインポート',
    text: '大会全体を保存したファイルを選んでください。まず、何が作成されるかを表示します。',
    choose: 'ファイルを選ぶ',
    chooseAnother: '別のファイルを選ぶ',
    make: 'インポート',
    making: 'インポート中…',
    wrong: (count) => plural('ja', count, { other: 'ファイルに誤りが#件あります。何も作成されません。' }),
  },
  /** On printed pages. */
  pdf: {
    place: '順位',
    name: '名前',
    country: '国',
    score: 'スコア',
    number: '番号',
    role: '役割',
    status: '状態',
    athlete: '選手',
    judge: 'ジャッジ',
    order: '出場順',
    group: 'グループ',
    trick: 'トリック',
    combo: 'コンボ',
    side: '向き',
    grab: 'グラブ',
    dub: 'dub',
    value: '基本点',
    points: '点',
    organizer: '主催者',
    judges: 'ジャッジ',
    remark: '備考',
    /** What decided between equal totals, and why somebody is out. */
    remarks: {
      qualifying: '予選が上位',
      order: '出場順が先',
      seed: 'シードが上位',
      disqualified: '失格',
      injured: '負傷',
    },
    official: ({ number, when, names }) => `公式・確定${number}・${when}・${names}`,
    unofficial: '非公式：まだ確定していません',
    stillTrue: 'この用紙は今も有効？',
    placeAndDate: '場所と日付',
    page: '#／##ページ',
    sheets: '採点表',
    sums: (score, style, variety, total) =>
      `スコア ${score} · スタイル ${style}\u00a0% · バラエティ ${variety} · 合計 ${total}`,
  },
}
