import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testCompetition } from '../../../rounds/test-rounds.ts'
import { aServer, type TestServer } from '../../../platform/test-server.ts'

const server: TestServer = await aServer()

test('results, entries, start list and score sheets are pages of A4 with numbers and room for signatures', async () => {
  const cup = await testCompetition(server)
  const { id } = await cup.held.advanced()
  const names = ['Юлия', 'Ελένη', '山田花子', 'דוד', 'Échevarría']
  const { db } = server.context
  for (const [index, name] of names.entries())
    await db
      .updateTable('users')
      .set({ name, surname: '', username: name === 'דוד' ? 'zqx' : null })
      .where('id', '=', cup.athlete(index).id)
      .execute()

  const results = await pdfOf(id, '', 'de')
  expect(results.pages).toBe(1)
  expect(results.sizes).toEqual(['595.28 841.89'])
  // the last ones are from the username, which replaces a name whose letters no font has
  for (const letter of 'ЮΕλ山花Ézqx') expect(results.letters).toContain(letter)
  expect(results.letters).not.toContain('ד')

  for (const what of ['entries', 'start-list']) expect((await pdfOf(id, what, 'en')).pages).toBe(1)
  const sheets = await pdfOf(id, 'round&round_number=1', 'jp')
  expect(sheets.pages).toBeGreaterThan(1)
  expect(new Set(sheets.sizes)).toEqual(new Set(['595.28 841.89']))
  expect(sheets.letters).toContain('採')
})

test('a PDF is refused as a table is', async () => {
  const cup = await testCompetition(server)
  const { id } = await cup.held.started()
  const round = await cup.roundOf(0)
  const ask = (query: string) => server.ask('GET', `/competitions/${id}/export?format=pdf&what=${query}`)
  expect((await ask('all')).status).toBe(422)
  expect((await ask('round')).status).toBe(422)
  expect((await ask(`round&round_id=${round.id}`)).status).toBe(403)
})

async function pdfOf(id: number, what: string, language: string) {
  const answer = await server.app.inject({
    url: `/api/competitions/${id}/export?format=pdf&what=${what}`,
    headers: { 'accept-language': language },
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const bytes = answer.rawPayload.toString('latin1')
  const streams = [...bytes.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, text = '']) =>
    unpacked(text),
  )
  // ToUnicode maps, by which text is found and read aloud
  const maps = streams.filter((text) => text.includes('begincmap')).join('\n')
  const letters = [...maps.matchAll(/<([0-9a-f]{4})>/gi)].map(([, code = '']) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
  return {
    pages: bytes.match(/\/Type \/Page\b/g)?.length,
    sizes: [...bytes.matchAll(/\/MediaBox \[0 0 ([\d. ]+)\]/g)].map(([, size]) => size),
    letters: letters.join(''),
  }
}

function unpacked(text: string): string {
  try {
    return inflateSync(Buffer.from(text, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}
