/** The addresses of the calls of `training.ts` (call-address.ts). */

export const trainingList = {
  method: 'GET',
  path: '/training/list',
  outline: [{ user: {}, rule: {}, status: {} }],
} as const
