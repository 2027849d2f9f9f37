/** Words in the files of a competition (calls §24). */
import type { files as english } from '../en/files.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'

export const files: typeof english = {
  phaseNames,
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
  },
  /** In the share sheet. */
  downloads: {
    title: 'ファイル',
    tables: { results: '結果', 'start-list': '出場順', entries: 'エントリー' },
    table: '表（CSV）',
    sheets: (phase) => `採点表（${phase}）`,
    calendar: 'カレンダー',
    calendarText: '大会と各フェーズ（ICS）',
    everything: 'すべて',
    everythingText: '保管や別のサーバーへのインポート用（JSON）',
    save: '保存',
    saveNamed: (name) => `保存：${name}`,
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
}
