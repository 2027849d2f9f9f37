/** Expects that calls are refused with a status and change nothing. */
import { expect } from '@playwright/test'
import type { Community, Somebody } from './community.ts'
import { granted } from './wire.ts'

/** `who` is null for a visitor. */
export type Attempt = [who: Somebody | null, method: string, path: string, body: unknown, status: number]

/** Compares the whole competition as its owner sees it, before and after the calls. */
export async function expectRefused(community: Community, id: number, attempts: Attempt[]): Promise<void> {
  const before = await asItStands(community, id)
  const answers: string[] = []
  const wanted: string[] = []
  for (const [who, method, path, body, status] of attempts) {
    const answer = await community.ask(method, path, body, who?.token)
    const tried = `${who?.email ?? 'a visitor'}: ${method} ${path} ${JSON.stringify(body) ?? ''}`
    answers.push(`${answer.status} ${tried}`)
    wanted.push(`${status} ${tried}`)
    expect(answer.body, tried).toMatchObject({
      code: expect.stringMatching(/^[a-z]+(-[a-z]+)*$/),
      message: expect.stringMatching(/./),
      errors: expect.anything(),
    })
  }
  expect(answers).toEqual(wanted)
  expect(await asItStands(community, id), 'nothing changed').toEqual(before)
}

async function asItStands({ ask, organizer }: Community, id: number): Promise<unknown> {
  return granted(ask('GET', `/competition/${id}`, undefined, organizer.token))
}

export function update(entity: string, id: unknown, new_status: number) {
  return { entity, id, new_status, source: 'black-box' }
}
