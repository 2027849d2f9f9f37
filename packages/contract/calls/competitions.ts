/** The addresses of the calls of `competitions.ts` (call-address.ts). */

const liveRow = {
  status: {},
  competitions_info: {},
  registration: {},
  recording: [{}],
  leaders: [{ user: {} }],
  podiums: [{ user: {} }],
} as const

const competition = {
  status: {},
  competitions_info: {},
  registration: {},
  round_size_id: [],
  organizer: {},
  round_sizes: [{}],
  competition_users: [{ role: {}, status: {} }],
  rounds: [{ user: {}, rule: {}, status: {} }],
  podiums: [{ user: {} }],
} as const

export const livePage = { ...competition, phases: [{}] } as const

export const lookups = {
  method: 'GET',
  path: '/competitions',
  outline: { round_sizes: [{}], rules: [{}], types: [{}] },
} as const
export const listCompetitions = {
  method: 'GET',
  path: '/competitions/list',
  outline: [{ status: {}, competitions_info: {}, registration: {}, competition_users: [{ user: {} }] }],
} as const
export const getCompetition = {
  method: 'GET',
  path: '/competition/:id',
  outline: { competition },
} as const
export const storeCompetition = { method: 'POST', path: '/competitions/store' } as const
export const updateCompetition = { method: 'PUT', path: '/competitions/:id' } as const
export const deleteCompetition = { method: 'DELETE', path: '/competitions/:id' } as const
export const copyCompetition = { method: 'POST', path: '/competitions/:id/copy' } as const
export const returnCompetition = { method: 'POST', path: '/competitions/:id/return' } as const
export const startCompetition = {
  method: 'GET',
  path: '/competition/start/:id',
  outline: { competition },
} as const
export const startCompetitionPost = { method: 'POST', path: '/competition/start/:id' } as const
export const undoAdvance = { method: 'POST', path: '/competitions/:id/undo_advance' } as const
export const uploadImage = { method: 'POST', path: '/upload-image' } as const
export const liveList = {
  method: 'GET',
  path: '/live/list',
  outline: {
    now: [liveRow],
    next: [liveRow],
    latest: [liveRow],
    events: [{ divisions: [{}] }],
  },
} as const
export const liveCompetition = {
  method: 'GET',
  path: '/live/:id',
  outline: { competition: livePage },
} as const
