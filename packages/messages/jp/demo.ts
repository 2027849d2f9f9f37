/** Words of the demo on the sign-in page; only a server with the demo sends them (accounts-and-people §13). */
import type { Areas } from '../areas.ts'

export const demo: Areas['demo'] = {
  title: 'これはデモです',
  text: '登場する人や大会は架空のものです。タップするだけで、その一人になれます。',
  lookAround: {
    athlete: '選手として見る',
    judge: 'ジャッジとして見る',
    organizer: '主催者として見る',
    supervisor: 'スーパーバイザーとして見る',
    admin: '管理者として見る',
  },
}
