/** The addresses of the calls of `people.ts` (call-address.ts). */

export const countries = { method: 'GET', path: '/countries', outline: { countries: [{}] } } as const
export const states = { method: 'GET', path: '/states/:id', outline: { states: [{}] } } as const
export const cities = { method: 'GET', path: '/cities/:id', outline: { cities: [{}] } } as const
export const athletesList = {
  method: 'GET',
  path: '/athletes/list',
  outline: { athletes: [{ roles: [{}], social_links: {} }] },
} as const
export const judgesList = {
  method: 'GET',
  path: '/judges/list',
  outline: { judges: [{ roles: [{}], social_links: {} }] },
} as const
export const organizersList = {
  method: 'GET',
  path: '/organizers/list',
  outline: { organizers: [{ roles: [{}], social_links: {} }] },
} as const
export const athletesShortList = {
  method: 'GET',
  path: '/athletes/list_short',
  outline: { athletes: [{}] },
} as const
export const judgesShortList = {
  method: 'GET',
  path: '/judges/list_short',
  outline: { judges: [{}] },
} as const
export const checkName = { method: 'GET', path: '/check_name/:id', outline: { user: {} } } as const
export const checkProfile = {
  method: 'GET',
  path: '/check_profile/:id',
  outline: { user: { roles: [], social_links: {} } },
} as const
export const updateProfile = { method: 'POST', path: '/update_profile' } as const
export const uploadProfileImage = { method: 'POST', path: '/upload-profile-image' } as const
