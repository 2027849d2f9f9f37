/** For tests: tricks of the worked round (scoring §13) from the catalogue, and rows of a round as the API sends them. */
import type { ValidatedTrick } from '@trickline/contract/validated-tricks'
import type { Trick } from '@trickline/contract/tricks'

export const bb360 = trickFixture(1, 'Butt Bounce 360', 'BB360', 4.5)
export const free360 = trickFixture(2, 'Freefall 360', 'Free360', 5.75)
export const asc360 = trickFixture(3, 'Ascension 360', 'Asc360', 5)

export function trickFixture(
  id: number,
  name: string,
  short_name: string,
  value: number,
  type_id = 2,
): Trick {
  return {
    id,
    name,
    short_name,
    aliases: [],
    value,
    score: value,
    level_id: 2,
    categorie_id: 4,
    type_id,
    video_url: null,
    creator: null,
    start_position: null,
    end_position: null,
    retired_at: null,
  }
}

export function validatedRowFixture(id: number, more: Partial<ValidatedTrick> = {}): ValidatedTrick {
  return {
    id,
    validated_trick_id: id + 100,
    name: `Trick ${id}`,
    short_name: `T${id}`,
    category: 1,
    type: 2,
    level: 1,
    creator: null,
    grab: null,
    variation: 0,
    dub: 0,
    value: 1,
    score: null,
    athlete_feedback: null,
    athlete_comment: null,
    combo_id: null,
    video_second: null,
    ...more,
  }
}
