/** The addresses of the calls of `inquiries.ts` (call-address.ts). */
export const listInquiries = {
  method: 'GET',
  path: '/competitions/:id/inquiries',
  outline: { inquiries: [{ user: {}, tricks: [{}] }], may_inquire: [] },
} as const
export const makeInquiry = { method: 'POST', path: '/rounds/:id/inquiry' } as const
export const withdrawInquiry = { method: 'DELETE', path: '/inquiries/:id' } as const
export const answerInquiry = { method: 'POST', path: '/inquiries/:id/answer' } as const
