/** Words of the steps of organizers and supervisors, from a draft to the start (screens §3, §5). */
import type { competitionSteps as english } from '../en/competition-steps.ts'
import { plural } from '../plural.ts'

export const competitionSteps: typeof english = {
  approve: '承認',
  publish: '公開',
  edit: '編集',
  delete: '削除',
  copy: 'コピー',
  return: '差し戻し',
  copied: (name) => `${name}のコピーです。日程と参加者は含みません。`,
  returned: (name) => `${name}を主催者に差し戻しました。`,
  returnTitle: (name) => `${name}を差し戻しますか？`,
  returnConsequence: '大会は下書きに戻ります。理由は主催者にメールで届き、この画面でも読めます。',
  returnReason: '理由',
  approved: (name) => `${name}を承認しました。`,
  published: (name) => `${name}を公開しました。誰でも見られます。`,
  deleted: (name) => `${name}を削除しました。`,
  whyNotApprove: '承認できるのは、入力が完了した承認待ちの大会だけです',
  whyNotPublish: {
    incomplete: '先に100%まで入力してください',
    notApproved: '先にスーパーバイザーの承認が必要です',
    published: 'すでに公開済みです',
  },
  whyNotPassed: '開始日時を過ぎています',
  newDate: '日時を変更',
  newDateTitle: (name) => `${name}の日時を変更しますか？`,
  newDateConsequence: '大会は下書きに戻ります。新しい日時で、もう一度承認を待ちます。',
  whyNotEdit: '承認済みです。まだ変更できる項目は詳細にあります',
  whyNotDelete: '公開済みのため、削除できません',
  publishTitle: 'この大会を公開しますか？',
  publishConsequence: (name) =>
    `誰でも${name}を見られるようになります。削除はできなくなり、オープンの場合は選手がエントリーできます。`,
  deleteTitle: 'この大会を削除しますか？',
  delete_competition: (name, entries) =>
    plural('ja', entries, {
      other: `${name}を、エントリー#件とともに削除します。元に戻すことはできません。`,
    }),
  error: 'エラー',
  deleteFailed: '大会を削除できませんでした。時間をおいてもう一度試してください。',
  deleteServerError: 'サーバーエラー：大会を削除できませんでした。',
  start: '大会を開始',
  starting: '開始中…',
  startTitle: (name) => `${name}を開始しますか？`,
  startConsequence: (athletes) =>
    plural('ja', athletes, {
      other: '選手#人で開始し、予選のランを作成します。その後の参加や辞退はできません。',
    }),
  started: '大会が始まりました。',
  readyToStart: '開始できます',
  waitsForApproval: '承認待ち',
  approvalText: '詳細を確認してください。承認すると主催者が公開できます。',
  finishForm: 'フォームの入力を続ける',
  beforeStart: '開始するまでに',
  toDo: (count) => `残り${count}件`,
  startProblems: {
    'not-published': '大会の公開が必要です。',
    'already-started': 'すでに始まっています。',
    'date-not-reached': (date) => `開始：${date}`,
    'unpaid-athletes': (unpaid, approved) =>
      plural('ja', unpaid, { other: `選手${approved}人のうち#人が未払い` }),
    'too-few-athletes': (approved, min) => `承認済みの選手：${approved}人（${min}人以上必要）`,
    waiting: (count) => plural('ja', count, { other: 'エントリー#件が承認待ち' }),
  },
  startDone: {
    paid: (count) => plural('ja', count, { other: '承認済みの選手（#人）は全員支払い済みです。' }),
    enough: (count) => plural('ja', count, { other: '承認済みの選手は#人で、足りています。' }),
  },
  toPublish: {
    complete: (percent) => `フォームの入力率は${percent}%です。`,
    approval: '先にスーパーバイザーが承認します。',
    newDate: '開始日時を過ぎているため、新しい日時を選んでください。',
  },
  judgesMissing: (approved, wanted) =>
    approved === 0 ? '承認済みのジャッジがいません' : `ジャッジ${wanted}人のうち${approved}人が承認済み`,
}
