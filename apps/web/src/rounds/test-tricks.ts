/** Three tricks of the worked round (readings §2), as the catalogue has them; for tests only. */
import type { Trick } from '@trickline/contract/tricks'

export const bb360 = aTrick(1, 'Butt Bounce 360', 'BB360', 4.5)
export const free360 = aTrick(2, 'Freefall 360', 'Free360', 5.75)
export const asc360 = aTrick(3, 'Ascension 360', 'Asc360', 5)

export function aTrick(id: number, name: string, short_name: string, value: number, type_id = 2): Trick {
  return {
    id,
    name,
    short_name,
    value,
    score: value,
    level_id: 2,
    categorie_id: 4,
    type_id,
    video_url: null,
    creator: null,
    start_position: null,
    end_position: null,
  }
}
