/** Words of the viewer's own entry and of registering (screens §5). */
import type { ownEntry as english } from '../en/own-entry.ts'

export const ownEntry: typeof english = {
  sayGender: 'プロフィールへ',
  register: 'エントリーする',
  registering: 'エントリー中…',
  registerTitle: (name) => `${name}にエントリーしますか？`,
  registerConsequence: '主催者がエントリーを確認して承認します。開始前なら辞退できます。',
  registered: 'エントリーしました。主催者の承認が必要です。',
  states: {
    listed: {
      athlete: '選手の一覧に入っています。招待はメールで届きます。',
      judge: 'ジャッジの一覧に入っています。招待はメールで届きます。',
    },
    invited: { athlete: '選手として招待されています。', judge: 'ジャッジとして招待されています。' },
    pending: {
      athlete: 'エントリーは主催者の承認待ちです。',
      judge: '招待を承諾済みです。ジャッジとして主催者の承認を待っています。',
    },
    missed: {
      athlete: 'エントリーの承認前に大会が始まったため、参加できません。',
      judge: 'ジャッジとしての承認前に大会が終わりました。',
    },
    unpublished: {
      athlete: '参加が決まっています。大会はまだ公開されていません。',
      judge: 'この大会のジャッジです。大会はまだ公開されていません。',
    },
    approved: { athlete: '参加が決まっています。', judge: 'この大会のジャッジです。' },
    running: { athlete: '出場中です。', judge: 'ジャッジとして参加中です。' },
    eliminated: { athlete: '出場し、敗退しました。', judge: '出場し、敗退しました。' },
    declined: {
      athlete: 'エントリーは不参加の扱いです。この大会には出場しません。',
      judge: 'エントリーは不参加の扱いです。この大会のジャッジは務めません。',
    },
    over: { athlete: '出場しました。', judge: 'この大会のジャッジを務めました。' },
  },
  ownRound: {
    toCome: 'あなたのランはこれからです。',
    inJudging: 'あなたのランは採点中です。',
    validated: 'ランを確定しました。すべての採点が終わると結果が出ます。',
  },
  scoreRounds: 'ランを採点する',
  ownFeeUnpaid: 'エントリー費の支払いがまだ確認されていません。',
  ownPlace: (position) => `あなたの順位：${position}位`,
  invitation: {
    title: 'あなたへの招待',
    to: {
      athlete: (name, date) => `${name}に選手として招待されています。${date}`,
      judge: (name, date) => `${name}にジャッジとして招待されています。${date}`,
    },
    confirm: '招待を承諾',
    decline: '辞退',
    declineTitle: (name) => `${name}への招待を辞退しますか？`,
    declineConsequence: 'この大会には参加できなくなり、もう一度招待を受けることもできません。',
    confirmed: '承諾しました。エントリーには主催者の承認が必要です。',
    declined: (name) => `${name}への招待を辞退しました。`,
  },
}
