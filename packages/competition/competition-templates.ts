/** Templates that fill a new competition form (competition-form §9); every value can be changed. */

import type { CompetitionForm } from './competition-fields.ts'
import { earliestStart, isOffered, type Offered } from './competition-form.ts'

export const templateNames = ['club', 'national'] as const
export type TemplateName = (typeof templateNames)[number]

type TemplateContext = {
  today: string
  offered: Offered
  countryId: number | null
}

export function templateForm(name: TemplateName, context: TemplateContext): Partial<CompetitionForm> {
  // leaves a week to complete the form
  const earliest = daysLater(earliestStart(context.today), 7)
  return {
    type_id: 2,
    rule_id: 4,
    country_id: context.countryId,
    is_open: true,
    gender: isOffered('gender', 'mixed', context.offered) ? 'mixed' : null,
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

// day number as `getUTCDay` returns it
const friday = 5
const saturday = 6

function weekdayFrom(day: string, weekday: number): string {
  return daysLater(day, (weekday - new Date(day).getUTCDay() + 7) % 7)
}

function daysLater(day: string, days: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
