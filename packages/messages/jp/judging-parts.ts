/** Words of the lazily loaded parts of the judging screen (screens §10 to §13). */
import type { judgingParts as english } from '../en/judging-parts.ts'
import { plural } from '../plural.ts'
import { roundVersions } from './round-versions.ts'
import { rows } from './rows.ts'
import { ruleSections } from './rule-sections.ts'

export const judgingParts: typeof english = {
  versions: roundVersions,
  ruleSections,
  rows,

  judgedBy: (name) => `ジャッジ：${name}`,
  modes: { new: '採点', update: '編集', review: '確認', view: '閲覧' },
  validateSingle: '単発で確定',
  validateCombo: 'コンボで確定',
  editingCombo: (number) => `コンボ${number}を編集中`,
  cancelEdit: '編集をやめる',
  validateEdit: 'コンボの編集を確定',
  selectedFirst: '先にトリックを追加してください。',
  comboTooShort: 'コンボにはトリックが2本以上必要です。',
  comboEndsDubbed: '80%のdubでコンボを終えることはできません。',
  editLeavesOne: '残りは1本です。単発のトリックとして戻ります。',
  editLeavesNone: 'トリックが残っていません。追加するか、編集をやめるか、コンボを削除してください。',
  validatedEmpty: 'トリックはまだありません。確定したトリックが、実施順に並んでランになります。',
  noTricksSeen: 'このランにはトリックが入力されていません。',
  comboNotFound: 'コンボが見つかりません',
  saveThen: (action, name) => `${action}して${name}へ`,
  keepScoring: '採点を続ける',
  ask: {
    store: '新しいランを保存しますか？',
    new: 'このランの採点を保存しますか？',
    edit: 'このランを編集しますか？',
    update: 'このランを更新しますか？',
    review: 'このランの確認を送信しますか？',
    clearAll: '確定済みのトリックをすべて消去しますか？',
  },
  clearConsequence: (count) =>
    plural('ja', count, { other: 'トリック#本を消去します。「元に戻す」で復元できます。' }),
  running: (points) => `ここまで${points}点`,
  validateSingles: (count) => (count === 1 ? '単発で確定' : plural('ja', count, { other: '単発#本を確定' })),

  explainTitle: {
    trick: (name) => `${name}の点`,
    combo: (number) => `コンボ${number}の点`,
    total: '合計の内訳',
    selected: (name) => `${name}は未確定です`,
  },
  explainParts: 'トリックごと',
  byRule: (rule) => `${rule}で計算`,
  steps: {
    value: 'トリックの基本点',
    repetition: (occurrence, percent) => `このランで${occurrence}回目：${percent}で計算`,
    dub: (percent) => `dub ${percent}%：その分を差し引き`,
    position: (position) => `コンボの${position}本目`,
    trickPoints: 'トリックの点',
    size: (count) => plural('ja', count, { other: 'トリック#本のコンボ' }),
    sizeOnFeet: (count) => `トリック${count}本のコンボ、最後は足で着地`,
    level: (mean) => `トリックの平均レベル${mean}`,
    feet: '最後のトリックを足で着地',
    noCombo: {
      'single-trick': 'トリック1本では、コンボの加点はありません。',
      'last-trick-dubbed-80':
        '最後のトリックに80%のdubがあるため、コンボの加点はありません。各トリックの点はそのままです。',
    },
    roundPoints: 'ランに入る点',
    comboTricks: (count) => plural('ja', count, { other: 'トリック#本の点' }),
    comboPoints: 'ランに入る点',
    singles: '単発のトリック',
    combos: 'コンボ',
    score: 'スコア',
    style: (count, percent) =>
      plural('ja', count, { other: `スタイル：グラブ入りのトリック#本で+${percent}%` }),
    variety: (count) => plural('ja', count, { other: 'バラエティ：異なるトリック#種類、各1点' }),
    noStyle: 'スタイル：このルールではグラブの加点なし',
    noVariety: (count) =>
      plural('ja', count, { other: 'バラエティ：異なるトリック#種類（このルールでは加点なし）' }),
    total: '合計（小数第3位を四捨五入）',
  },

  changed: {
    released:
      'このランの担当が解除されました。今はどのジャッジでも採点できます。入力したトリックはここに残っています。',
    taken: (judge) => `このランは今${judge}が担当しています。入力したトリックはこの端末に残っています。`,
    closed: 'このランは操作できなくなりました。入力したトリックはこの端末に残っています。',
    stopped: 'このランは中止され、0点になります。入力したトリックはこの端末に残っています。',
    published: '結果が公開されました。入力したトリックはこの端末に残っています。',
    gone: 'このランがなくなったか、この大会のジャッジではなくなりました。入力したトリックはこの端末に残っています。',
    otherTricks: '作業中に、このランが別の場所で変更されました。自分の変更はここに残っています。',
    leftover: (count) =>
      plural('ja', count, {
        other: 'このランに入力した未保存のトリック#本が、この端末に残っています。',
      }),
  },
  enteredElsewhere: {
    title: 'このランは別の端末でも入力中です',
    known: (device, tricks, { began, reported }) =>
      `${device}：${plural('ja', tricks, { other: 'トリック#本' })}。${began}から開いており、最後の連絡は${reported}です。`,
    consequence:
      'そこで入力した内容はその端末に残ります。ここで保存すると、ここで入力したものだけが採点されます。',
    unknown:
      'このランはあなたが担当しています。別の端末でも入力中かどうかは、ネットワークがないと分かりません。',
  },
  claim: '担当に戻る',
  useMine: '自分の内容を残す',
  useSaved: '保存済みのランを使う',
  seeSaved: '現在のランを見る',
  commentToJudges: 'ジャッジがランと一緒に読みます。',
  reviewTitle: 'この内容で合っていますか？',
  confirmTrick: (what) => `${what}は正しい`,
  incorrectTrick: (what) => `${what}は誤り`,
  whatIsWrong: (what) => `${what}のどこが違いますか？`,
  confirmAll: 'すべて正しい',
  confirmRest: '残りは正しい',
  reviewPlace: (place, all) => `${all}本中${place}本目のトリック`,
  confirm: '正しい',
  isIncorrect: '誤り',
  previousTrick: '前のトリック',
  nextTrick: '次のトリック',
  reviewProgress: (done, all) => `${all}本中${done}本を確認済み`,
  commentMissing: 'ジャッジが見直せるように、どこが違うか書いてください。',
  toGo: (count) => `残り${count}本`,
  reviewFirst: '先にすべてのトリックを確認し、誤りがあれば、どこが違うか書いてください。',
  sendReview: '確認を送信',
  reviewNothing:
    '確認するトリックはありません。ランの中止が誤りなら、下に書いてください。送信するとランが確定します。',
  reviewConsequence: (incorrect, tricks) =>
    incorrect === 0
      ? tricks === 0
        ? 'このランにトリックがないことに同意します。これでランが確定します。'
        : 'すべてのトリックを正しいと認めます。これでランが確定します。'
      : plural('ja', incorrect, {
          other: 'トリック#本を「誤り」としてジャッジに戻します。これでランが確定します。',
        }),
  leftReview: 'この端末で始めたこのランの確認は、受付終了までに送信されませんでした。',
  throwReviewAway: '破棄',
  reviewSent: 'ありがとうございます。ランが確定しました。',
  reviewFailed: '確認を送信できませんでした。入力した内容はここに残っています。',

  ways: {
    aTap: 'トリックをタップすると',
    aTapEnters: 'すぐ入力',
    aTapCollects: 'ためてから確定',
    aTapHint: '「ためてから確定」では、単発かコンボで確定するまで、トリックは選択中のリストで待機します。',
    order: 'リストの順序',
    lead: '反応の遅れ（秒）',
    leadHint: 'トリックに触れた瞬間より、この秒数だけ前から動画を再生します。',
    keys: 'キー操作',
    keysOf: [
      { keys: '1–9, 0, -, =', what: '欄が空のとき、そのキーのタイルを入力' },
      { keys: '← → ↑', what: 'FS、BS、連結（直前のトリック）' },
      { keys: '/M, /2', what: '頭文字でグラブ、20・50・80%のdub' },
      { keys: 'A–Z', what: '画面のどこからでもトリックを入力' },
      { keys: '↑ ↓', what: '検索結果を移動' },
      { keys: 'Enter', what: 'トリックを入力。欄が空なら選択中のトリックを確定' },
      { keys: 'Alt+1 … Alt+9', what: 'その番号の結果を入力' },
      { keys: 'Shift+Enter', what: 'コンボを開始・終了（入力したトリックも含む）' },
      { keys: 'Alt+↑ ↓', what: '選んでいる行を移動する（コンボへの出し入れも）' },
      { keys: 'Ctrl+Z', what: '元に戻す' },
      { keys: 'Esc', what: '検索結果を閉じる。次に欄を空にする' },
      { keys: '?', what: 'このキー一覧を表示' },
    ],
  },

  unseen: {
    title: (name) => `${name}のラン`,
    of: (phase, competition) => `${competition}、${phase}`,
    when: 'このフェーズの結果が公開されると、誰でも見られます。',
    own: '採点されるとトリックを、このフェーズの結果が公開されるとスコアを見られます。',
    toCompetition: '大会へ',
  },

  doubts: {
    'few-tricks': ({ count }) =>
      plural('ja', count, { other: 'トリックが#本だけです。ランはこれで全部ですか？' }),
    'many-tricks': ({ count }) => plural('ja', count, { other: 'トリック#本は普段よりかなり多い数です。' }),
    'not-recorded': () => '撮影されていません。このランで合っていますか？',
    'high-level': () => 'これまでに成功したどのレベルよりも高いトリックがあります。',
    'low-total': ({ lowest }) => `普段よりかなり低い合計です。これまでの最低は${lowest}点です。`,
    'high-total': ({ highest }) => `普段よりかなり高い合計です。これまでの最高は${highest}点です。`,
  },
  leftOut: (count) => plural('ja', count, { other: '選択中のトリック#本は未確定のため、保存されません。' }),
  editLeftOut: '編集中のコンボは、編集前の状態で保存されます。',
  cancelTitle: { new: 'このランの採点をやめますか？', update: 'ランを変更前のままにしますか？' },
  cancelConsequence: {
    new: (count) =>
      plural('ja', count, {
        other: '入力したトリック#本は破棄され、どのジャッジでもこのランを採点できるようになります。',
      }),
    update: '変更は破棄されます。保存済みのランはそのままです。',
  },
  cancelAction: { new: '採点をやめる', update: '破棄' },
  cancelFailed: '何も変わっていません。このランは引き続きあなたの担当です。',
}
