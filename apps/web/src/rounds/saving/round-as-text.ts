/** A round in the notation of the search field (screens §17): it can be copied and entered again by pasting. */
import { dubLevels, grabs, hasGrab } from '@trickline/scoring'
import { type DraftRow, type DraftTrick, tricksOf } from '@trickline/views/rounds/draft-trick.ts'

export function roundAsText(rows: readonly DraftRow[]): string {
  return rows
    .map((row) => {
      const tricks = tricksOf([row]).map(trickText).join(', ')
      return row.kind === 'combo' ? `[${tricks}]` : tricks
    })
    .join(', ')
}

function trickText({ shortName, variation, grab, dub }: DraftTrick): string {
  const grabName = hasGrab({ grab }) ? grabs.find(({ id }) => id === grab)?.name : undefined
  const percent = dubLevels.find(({ id }) => id === dub)?.percent
  const side = variation === 0 ? undefined : variation === 1 ? 'fs' : 'bs'
  return [shortName, side, grabName, percent && `d${percent}`].filter(Boolean).join(' ')
}
