/** Words of the public page of a competition (screens §32, §36). */
import type { live as english } from '../en/live.ts'
import { plural } from '../plural.ts'
import { waitingForJudges } from './moments.ts'

export const live: typeof english = {
  onTheLine: '今ライン上',
  nextOnTheLine: '次にライン上',
  next: '次',
  about: (time) => `${time}頃`,
  tricks: 'トリック',
  scores: 'スコア',
  atOnce: 'フェーズの終了時に一斉に公開',
  followOne: '選手をフォローする',
  firstWith: (name, score) => `1位 ${name}、${score}`,
  winnersMeet: (count) => plural('ja', count, { other: '勝った#人' }),
  twoLosers: '敗れた2人',
  theBest: (count) => plural('ja', count, { other: '上位#人' }),
  withGrab: (count) => plural('ja', count, { other: 'グラブのあるトリック#本' }),
  description: (name) => `${name}のライブ結果、トーナメント表、表彰台。`,

  scoresCome: (phase) => `スコアは、${phase}の終了時に一斉に公開されます。`,
  asAfter: (phase) => `${phase}終了時点です。`,
  state: {
    pending: 'これから',
    recording: 'ライン上',
    recorded: waitingForJudges,
    scoring: '採点中',
    completed: '採点済み',
    review: '採点済み',
    disqualified: '失格',
    injured: '負傷',
    published: '公開済み',
  },
  chance: { through: '進出', open: '可能性あり', 'third-place': '3位決定戦へ', out: '敗退' },
  place: (place) => `${place}確定`,
  placeBetween: (best, worst) => `${best}〜${worst}の可能性`,
  toGoOn: (score) => `進出に${score}点`,
  toLead: (score) => `首位に${score}点`,
  toWin: (score) => `勝利に${score}点`,
  ofPhase: (phase, score) => `${phase}：${score}`,

  round: 'ランの全トリック',
  roundFailed: 'ランを読み込めませんでした。もう一度開いてください。',

  follow: (name) => `${name}をフォロー`,
  following: 'フォロー中',
  says: {
    recording: (name) => `${name}がラインに乗っています`,
    next: (name) => `次は${name}です`,
    onIn: (name, riders) => `${name}の出番は${riders}番目です`,
    recorded: (name) => `${name}のランが終わりました`,
    judged: (name) => `${name}の採点が終わりました`,
    disqualified: (name) => `${name}は失格になりました`,
    injured: (name) => `${name}が負傷しました`,
    through: (name) => `${name}は次へ進みます`,
    'third-place': (name) => `${name}は3位決定戦へ進みます`,
    out: (name) => `${name}は敗退しました`,
    place: (name, place, score) => `${name}は${score}点で${place}です`,
  },
  needs: (what) => `${what}が必要`,

  notify: '通知を受け取る',
  notifyHint: 'このページを開いている間、バックグラウンドでも通知します。スマホでは止まることがあります。',
  notifyRefused: 'ブラウザがこのページの通知を許可していません。',

  hideScores: 'スコアを隠す',
  hideScoresHint: 'フェーズを開くまで、スコアも順位も勝者も表示しません。',
  isHidden: (phase) => `${phase}のスコアを隠しています。`,
  show: (phase) => `${phase}を表示`,
  podiumIsHidden: '表彰台を隠しています。',
  showPodium: '表彰台を表示',

  published: (phase, name, score) => `${phase}の結果が公開されました。${name}が${score}点で首位です。`,
  publishedOnly: (phase) => `${phase}の結果が公開されました。`,
  won: (name) => `${name}が優勝しました。`,
  wonWith: (name, score) => `${name}が${score}で優勝`,
  finished: '表彰台が決まりました。',

  asOf: (time) => `ネットワークに接続していません。${time}時点の情報です。`,
}
