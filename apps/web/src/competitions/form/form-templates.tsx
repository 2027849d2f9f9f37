/** Templates for a new competition (competition-form §9). */
import type { CompetitionForm } from '@trickline/competition/competition-fields'
import type { Offered } from '@trickline/competition/competition-form'
import { templateForm, templateNames } from '@trickline/competition/competition-templates'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { useSession } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { todayIn } from './date-choices.ts'

type Props = { offered: Offered; timeZone: string; onTake: (preset: Partial<CompetitionForm>) => void }

export function FormTemplates({ offered, timeZone, onTake }: Props) {
  const words = useMessages('competitionForm')
  const countryId = useSession()?.profile.country_id ?? null
  const today = todayIn(timeZone, serverNow())
  return (
    <section aria-labelledby="templates-title" className="flex flex-col gap-2">
      <h2 id="templates-title" className="text-label font-medium text-soft">
        {words.templatesTitle}
      </h2>
      <div className="flex flex-wrap gap-2 max-sm:flex-col">
        {templateNames.map((name) => (
          <Button
            key={name}
            onClick={() =>
              onTake({
                name: words.templateNames[name],
                ...templateForm(name, { today, offered, countryId }),
              })
            }
          >
            {words.templates[name]}
          </Button>
        ))}
      </div>
    </section>
  )
}
