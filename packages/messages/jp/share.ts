/** Words of shared pictures and pages, and of the poster (screens §41). */
import type { Areas } from '../areas.ts'

export const share: Areas['share'] = {
  share: '共有',
  shareTitle: (name) => `${name}を共有`,
  livePage: 'ライブページ',
  livePageHint: 'だれでもアカウントなしで',
  copy: 'コピー',
  open: '開く',
  openPoster: 'ポスターを開く',
  posterHint: '読み取りコードつき、印刷用',
  copied: 'リンクをコピーしました。',
  copyThis: 'このリンクをコピーしてください：',
  savePicture: '画像を保存',
  podiumOf: (name) => `${name}の表彰台`,
  whole: '大会全体を見る',
  poster: 'ポスター',
  print: '印刷',
  follow: 'スマホでライブ観戦',
  scan: 'スマホのカメラでコードを読み取ってください。',
  free: '今ライン上にいる選手、スコア、トーナメント表。アプリもアカウントも不要です。',
}
