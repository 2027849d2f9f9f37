/** The addresses of the calls of `review.ts` (call-address.ts). */

export const reviewTricks = { method: 'POST', path: '/validated_tricks/review' } as const
export const finishReview = { method: 'GET', path: '/finish_review/:id', outline: {} } as const
export const finishReviewPost = { method: 'POST', path: '/finish_review/:id' } as const
