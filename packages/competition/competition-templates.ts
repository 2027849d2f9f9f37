/** What most would choose, to begin a new form with (competition-form §9): everything can be changed. */

import type { CompetitionForm } from './competition-fields.ts'
import { earliestStart, isOffered, type Offered } from './competition-form.ts'

export const templateNames = ['club', 'national'] as const
export type TemplateName = (typeof templateNames)[number]

type TemplateContext = {
  /** `yyyy-mm-dd` where the competition is. */
  today: string
  offered: Offered
  /** The organizer's own. */
  countryId: number | null
}

/** All but the name, the place and, while mixed is not offered, the gender: those nobody can guess. */
export function templateForm(name: TemplateName, scene: TemplateContext): Partial<CompetitionForm> {
  // a form that is filled in over some days stays possible
  const earliest = daysLater(earliestStart(scene.today), 7)
  return {
    type_id: 2,
    rule_id: 4,
    country_id: scene.countryId,
    is_open: true,
    gender: isOffered('gender', 'mixed', scene.offered) ? 'mixed' : null,
    category: 'national',
    is_qualification_dual: false,
    ...(name === 'club' ? clubEvening(earliest) : nationalVersus(earliest)),
  }
}

function clubEvening(earliest: string): Partial<CompetitionForm> {
  return {
    date_start: `${weekdayFrom(earliest, friday)} 18:00`,
    is_vs: false,
    participant_size: 'small',
    round_size_id: [1],
    judges: 2,
  }
}

/** Sixteen go on from qualifying, on a Saturday and a Sunday. */
function nationalVersus(earliest: string): Partial<CompetitionForm> {
  const saturdayOf = weekdayFrom(earliest, saturday)
  return {
    date_start: `${saturdayOf} 09:00`,
    date_end: `${daysLater(saturdayOf, 1)} 18:00`,
    is_vs: true,
    participant_size: 'medium',
    round_size_id: [4, 3, 2, 1],
    judges: 3,
  }
}

// As `getUTCDay` counts them.
const friday = 5
const saturday = 6

/** The first such day of the week from a day on. */
function weekdayFrom(day: string, weekday: number): string {
  return daysLater(day, (weekday - new Date(day).getUTCDay() + 7) % 7)
}

function daysLater(day: string, days: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
