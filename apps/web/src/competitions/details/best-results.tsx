/** The best results of dual qualifying, those who go on highlighted (screens §9). */
import { useMessages } from '../../lib/messages.ts'
import { BestResult } from '../../phases/best-result.tsx'
import { DetailsCard, type DetailsProps } from './details-card.tsx'

export function DetailsBest({ seen, glowing }: DetailsProps) {
  const words = useMessages('phases')
  return (
    <DetailsCard id="best" title={words.names.best}>
      <BestResult seen={seen} glowing={glowing} />
    </DetailsCard>
  )
}
