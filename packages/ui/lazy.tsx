/**
 * A part of a screen that comes behind it: fetched with all others of the screen after the first touch, or when it is shown
 * before. Nothing of the screen waits for it. One that cannot be fetched now takes nothing else down: it is told, and comes as
 * soon as it can.
 */
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { logFailure } from '@trickline/client/log-failure.ts'
import { useMessages } from './messages.ts'
import { toast } from './toast.tsx'

type LazyOptions<Props> = {
  /** What stands in its place. */
  fallback?: (props: Props) => ReactNode
  /** Until then it shows nothing: a dialog that was never opened. */
  when?: (props: Props) => boolean
  /** Right away, beside what else is being fetched. */
  eager?: boolean
}

const retryAfterMilliseconds = 3000
const unloaded = new Set<() => Promise<unknown>>()
let isTouched = false
if (typeof addEventListener === 'function')
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, onTouch, { capture: true, once: true, passive: true })

/** `load` also brings the words that the part needs. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = () => null, when = () => true, eager }: LazyOptions<Props> = {},
): ComponentType<Props> {
  const usePart = lazyHook(load, { atOnce: eager })
  return function Later(props: Props) {
    const isWanted = when(props)
    const Part = usePart(isWanted)
    if (Part) return <Part {...props} />
    return isWanted ? fallback(props) : null
  }
}

/** The same of what draws nothing: a hook that answers null until it is there. */
export function lazyHook<Value>(
  load: () => Promise<Value>,
  { atOnce: eager = false }: { atOnce?: boolean | undefined } = {},
): (isWanted: boolean) => Value | null {
  let known: Value | undefined
  const fetchPart = async () => {
    known ??= await load()
    unloaded.delete(fetchPart)
    return known
  }
  unloaded.add(fetchPart)
  if (eager) fetchPart().catch(() => undefined)
  else if (isTouched) whenIdle(fetchAll)
  return function useLaterValue(isWanted: boolean) {
    const [part, setPart] = useState(() => known)
    const { noAnswer } = useMessages('common')
    const tell = useEffectEvent(() => toast({ text: noAnswer, tone: 'bad' }))
    useEffect(() => {
      if (part || !isWanted) return undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      let isGone = false
      const ask = async (isFirst: boolean): Promise<void> => {
        try {
          const fetched = await fetchPart()
          if (!isGone) setPart(() => fetched)
        } catch (error) {
          if (isGone) return
          if (isFirst) {
            logFailure('a part of this screen could not be fetched', error)
            tell()
          }
          timer = setTimeout(() => void ask(false), retryAfterMilliseconds)
        }
      }
      void ask(true)
      return () => {
        isGone = true
        clearTimeout(timer)
      }
    }, [part, isWanted])
    // what came meanwhile is there at once
    return part ?? known ?? null
  }
}

function onTouch(): void {
  isTouched = true
  whenIdle(fetchAll)
}

/** What fails is asked for again by who shows it. */
function fetchAll(): void {
  for (const fetchPart of unloaded) fetchPart().catch(() => undefined)
}

/** Not in the way of what the touch does. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act)
  else setTimeout(act, 500)
}
