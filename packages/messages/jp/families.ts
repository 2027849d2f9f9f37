/** Names of the families of tricks (scoring §15). */
import type { families as english } from '../en/families.ts'

export const families: typeof english = {
  names: {
    mount: 'マウント',
    pose: 'ポーズ',
    walk: '歩き・ターン',
    roll: 'ロール',
    jump: 'ジャンプ',
    bounce: 'バウンス',
    'butt-spin': 'バットバウンススピン',
    'crook-spin': 'クルックスピン',
    'buddha-spin': 'ブッダスピン',
    'knee-spin': 'ドロップニースピン',
    'other-spin': 'レディ・スプラドル・バックスピン',
    'standing-spin': '立ちスピン',
    ascension: 'アセンション',
    freefall: 'フリーフォール',
    'flat-spin': 'フラットスピン・スパイラル',
    nasty: 'ナスティ',
    backflip: 'バックフリップ',
    'front-flip': 'バットフリップ・フロントフリップ',
    frog: 'フロッグフリップ',
    backtastic: 'バックタスティック',
    skydive: 'スカイダイブ',
    fearless: 'フィアレス',
    misty: 'ミスティ',
    'standing-flip': '立ちフリップ',
  },
  short: {
    'butt-spin': 'バットスピン',
    'knee-spin': 'ニースピン',
    'other-spin': 'その他のスピン',
    'flat-spin': 'フラットスピン',
    'front-flip': 'フロントフリップ',
  },
}
