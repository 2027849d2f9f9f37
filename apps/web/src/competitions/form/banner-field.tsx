/** The banner field of the competition form (screens §4). */
import { useMessages } from '@trickline/ui/messages.ts'
import { BannerInput } from '../../lib/banner-input.tsx'
import { useCompetitionForm } from './form-context.ts'
import { DescribedGroup } from './form-inputs.tsx'

export function BannerField({ id }: { id: number }) {
  const { form, change, showDialog } = useCompetitionForm()
  const words = useMessages('competitionForm')
  const steps = useMessages('competitionSteps')
  return (
    <DescribedGroup field="img_path" hint={words.bannerHint}>
      {(describedBy) => (
        <BannerInput
          id={id}
          value={form.img_path}
          describedBy={describedBy}
          onChange={(img_path) => change({ img_path })}
          onFail={() => showDialog(words.upload_failed, steps.error)}
        />
      )}
    </DescribedGroup>
  )
}
