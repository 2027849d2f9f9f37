/** The file that the federation's SportHub takes (calls §24); its names are those of that product. */
import * as z from 'zod/mini'

const linked = {
  /** '': not linked. */
  id: z.string(),
  name: z.string(),
  /** Who has no id, to be linked there. */
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
        /** Athletes who share a place have the same. */
        rank: z.int(),
        ...linked,
        isaPoints: z.int(),
        /** The score of each phase. */
        stats: z.string(),
      }),
    ),
  }),
  /** Only of a dry run: names of the athletes without an id. */
  unlinked: z.optional(z.array(z.string())),
  /** Only of a dry run: with fewer athletes nobody gets points. */
  leastField: z.optional(z.int()),
})
export type IsaFile = z.output<typeof isaFile>
