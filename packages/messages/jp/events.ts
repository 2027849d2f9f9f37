/** Words of events: divisions, lines, the timetable, titles. */
import type { events as english } from '../en/events.ts'
import { liveEvent } from './live-event.ts'
import { phaseNames } from './phase-names.ts'

export const events: typeof english = {
  /** The public page (events §7). */
  page: liveEvent,
  phaseNames,
  /** Why somebody may not enter. */
  ineligible: {
    onlyWomen: 'この部門は女性向けです。',
    onlyMen: 'この部門は男性向けです。',
    genderUnknown: '先にプロフィールで性別を選んでください。この部門は一つの性別に限られます。',
    level: (level) => `大会でレベル${level}のトリックを成功させていることが条件です。`,
    results: (names) => `次のいずれかに成績があることが条件です：${names.join('、')}`,
    best: (place, names) => `次のいずれかで${place}位以内が条件です：${names.join('、')}`,
    own: 'この部門の主催者はあなたです。',
    byInvitation: 'この部門には招待された人だけが参加できます。',
  },
  /** Clashes of a timetable: who or what would be in two places. */
  clash: {
    athlete: ({ name, first, second, at }) => `${name}の出番が${at}に重なっています：${first}と${second}`,
    judge: ({ name, first, second, at }) =>
      `${name}のジャッジと出番が${at}に重なっています：${first}と${second}`,
    line: ({ name, first, second, at }) => `${name}で${at}に重なっています：${first}と${second}`,
  },
}
