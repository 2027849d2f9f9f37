/** The file that the federation's SportHub takes (calls §24); its field names are SportHub's. */
import * as z from 'zod/mini'

const linked = {
  /** '': the athlete is not linked. */
  id: z.string(),
  name: z.string(),
  /** An athlete without an id, to be linked at SportHub. */
  pendingUser: z.optional(
    z.object({
      name: z.string(),
      surname: z.string(),
      email: z.string(),
      /** ISO 3166, two letters. */
      country: z.optional(z.string()),
    }),
  ),
}

export const isaFile = z.object({
  contest: z.object({
    name: z.string(),
    /** yyyy-mm-dd. */
    startDate: z.nullable(z.string()),
    endDate: z.nullable(z.string()),
    country: z.nullable(z.string()),
    city: z.nullable(z.string()),
    discipline: z.literal('TRICKLINE_AERIAL'),
    gender: z.enum(['MEN_ONLY', 'WOMEN_ONLY', 'MIXED']),
    ageCategory: z.literal('ALL'),
    judgingSystem: z.literal('OTHER'),
    contestSize: z.enum(['WORLD_CHAMPIONSHIP', 'WORLD_CUP', 'MASTERS', 'GRAND_SLAM', 'OPEN', 'CHALLENGE']),
    totalPrizeValue: z.number(),
    judges: z.array(z.object(linked)),
    results: z.array(
      z.object({
        /** Athletes who share a place have the same rank. */
        rank: z.int(),
        ...linked,
        isaPoints: z.int(),
        /** The score of each phase, as text. */
        stats: z.string(),
      }),
    ),
  }),
  /** Only in a dry run: names of the athletes without an id. */
  unlinked: z.optional(z.array(z.string())),
  /** Only in a dry run: with fewer athletes nobody gets points. */
  leastField: z.optional(z.int()),
})
export type IsaFile = z.output<typeof isaFile>
