import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { openTab, withTabs } from './test-device.ts'

withTabs()
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const draft = { owner: 7, kind: 'draft', id: 'round:345' } as const

test('stored values are there when the app is opened again', async () => {
  const disk = new IDBFactory()
  const before = await openTab(disk)
  expect(await before.write(draft, { tricks: 10 })).toBe(true)
  expect((await openTab(disk)).read(draft)).toEqual({ tricks: 10 })
})

test('a write shows at once, and is reported as kept only when it is on the disk', async () => {
  const device = await openTab(new IDBFactory())
  const kept = device.write(draft, 'one')
  expect([device.read(draft), device.persistState(draft)]).toEqual(['one', 'keeping'])
  await kept
  expect(device.persistState(draft)).toBe('kept')
})

test('of many writes during a transaction the latest is stored', async () => {
  const disk = new IDBFactory()
  const device = await openTab(disk)
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put')
  await Promise.all(Array.from({ length: 20 }, (_, count) => device.write(draft, count)))
  expect(puts.mock.calls.length).toBeLessThan(4)
  expect((await openTab(disk)).read(draft)).toBe(19)
})

test('values that share a part still share it after a reload', async () => {
  const disk = new IDBFactory()
  const row = { trick: 'BB360' }
  await (await openTab(disk)).write(draft, { now: [row], before: [row] })
  const { now, before } = (await openTab(disk)).read(draft) as Record<'now' | 'before', unknown[]>
  expect(now[0]).toBe(before[0])
})

test('a full disk is reported, and input continues in memory', async () => {
  const warnings = vi.spyOn(console, 'warn').mockReturnValue()
  const device = await openTab(new IDBFactory())
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await device.write(draft, 'one')).toBe(false)
  expect([device.read(draft), device.persistState(draft)]).toEqual(['one', 'not-kept'])
  expect(warnings).toHaveBeenCalledTimes(1)
})

test('when the disk has space again, the next write is kept', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const device = await openTab(new IDBFactory())
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect([await device.write(draft, 'one'), await device.write(draft, 'two')]).toEqual([false, true])
})

test('without a database everything is in memory, and nothing is reported as kept', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const device = await openTab()
  expect(await device.write(draft, 'one')).toBe(false)
  expect(device.read(draft)).toBe('one')
})

test('a database that does not answer keeps nobody waiting, and what it has is shown when it does', async () => {
  const warnings = vi.spyOn(console, 'warn').mockReturnValue()
  const disk = new IDBFactory()
  await (await openTab(disk)).write(draft, 'from yesterday')
  const request = new EventTarget()
  vi.spyOn(disk, 'open').mockReturnValueOnce(request as IDBOpenDBRequest)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const opening = openTab(disk)
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  vi.advanceTimersByTime(5000)
  const device = await opening
  expect(device.read(draft)).toBeUndefined()
  expect(warnings).toHaveBeenCalledTimes(1)
  vi.useRealTimers()

  const found = disk.open('trickline')
  found.addEventListener('success', () => {
    Object.assign(request, { result: found.result })
    request.dispatchEvent(new Event('success'))
  })
  await expect.poll(() => device.read(draft)).toBe('from yesterday')
})

test('one tab sees what another writes and deletes', async () => {
  const disk = new IDBFactory()
  const [one, other] = [await openTab(disk), await openTab(disk)]
  await one.write(draft, 'from here')
  await expect.poll(() => other.read(draft)).toBe('from here')
  await one.write(draft, undefined)
  await expect.poll(() => other.read(draft)).toBeUndefined()
})

test('a value deleted in another tab is not restored by a change', async () => {
  const disk = new IDBFactory()
  const [one, other] = [await openTab(disk), await openTab(disk)]
  await one.write(draft, 'one')
  await expect.poll(() => other.read(draft)).toBe('one')
  await Promise.all([one.write(draft, undefined), other.change(draft, () => 'changed')])
  expect((await openTab(disk)).read(draft)).toBeUndefined()
})

test('a logout deletes the own work and all memos, and keeps the unsent work of others', async () => {
  const disk = new IDBFactory()
  const device = await openTab(disk)
  const others = [
    { owner: 8, kind: 'draft', id: 'round:1' },
    { owner: 8, kind: 'ask', id: 'save:1' },
  ] as const
  const memos = [
    { owner: 0, kind: 'memo', id: 'session' },
    { owner: 8, kind: 'memo', id: 'look:1' },
  ] as const
  for (const key of [draft, ...others, ...memos]) await device.write(key, 'something')
  await device.clearFor(7)
  const after = await openTab(disk)
  expect([draft, ...memos].map(after.read)).toEqual([undefined, undefined, undefined])
  expect(others.map(after.read)).toEqual(['something', 'something'])
})

test('memos expire after half a year, drafts do not', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-01') })
  const disk = new IDBFactory()
  const device = await openTab(disk)
  const memo = { owner: 7, kind: 'memo', id: 'look:345' } as const
  await Promise.all([device.write(draft, 'a draft'), device.write(memo, 'a look')])
  vi.setSystemTime(Date.parse('2026-08-01'))
  const later = await openTab(disk)
  expect([later.read(draft), later.read(memo)]).toEqual(['a draft', undefined])
  await expect.poll(() => later.persistState(memo)).toBe('kept')
})
