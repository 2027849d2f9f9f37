/** Components loaded after the first touch or when first shown. A failed fetch is retried every 3 s. */
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import { useKit } from './kit.ts'
import { useMessages } from './messages.ts'
import { toast } from './toast.tsx'

type LazyOptions<Props> = {
  fallback?: (props: Props) => ReactNode
  /** Whether it is needed yet, e.g. false for a dialog that was never opened. */
  when?: (props: Props) => boolean
  eager?: boolean
  /** Waits for the first touch or key. */
  afterTouch?: boolean
}

const retryAfterMilliseconds = 3000
const unloaded = new Set<() => Promise<unknown>>()
let isTouched = false
const touchListeners = new Set<() => void>()
if (typeof addEventListener === 'function')
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, onTouch, { capture: true, once: true, passive: true })

/** `load` must also load the component's messages. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = () => null, when = () => true, eager, afterTouch = false }: LazyOptions<Props> = {},
): ComponentType<Props> {
  const usePart = lazyHook(load, { atOnce: eager })
  return function Later(props: Props) {
    const touched = useSyncExternalStore(onFirstTouch, () => isTouched)
    const isWanted = when(props) && (touched || !afterTouch)
    const Part = usePart(isWanted)
    if (Part) return <Part {...props} />
    return isWanted ? fallback(props) : null
  }
}

/** `lazyComponent` for a hook, which returns null until its module is loaded. */
export function lazyHook<Value>(
  load: () => Promise<Value>,
  { atOnce: eager = false }: { atOnce?: boolean | undefined } = {},
): (isWanted: boolean) => Value | null {
  let loaded: Value | undefined
  const fetchPart = async () => {
    loaded ??= await load()
    unloaded.delete(fetchPart)
    return loaded
  }
  unloaded.add(fetchPart)
  if (eager) fetchPart().catch(() => undefined)
  else if (isTouched) whenIdle(fetchAll)
  return function useLaterValue(isWanted: boolean) {
    const [part, setPart] = useState(() => loaded)
    const { noAnswer } = useMessages('common')
    const { report } = useKit()
    const showError = useEffectEvent((error: unknown) => {
      report('a part of this screen could not be fetched', error)
      toast({ text: noAnswer, tone: 'bad' })
    })
    useEffect(() => {
      if (part || !isWanted) return undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      let isUnmounted = false
      const attempt = async (isFirst: boolean): Promise<void> => {
        try {
          const fetched = await fetchPart()
          if (!isUnmounted) setPart(() => fetched)
        } catch (error) {
          if (isUnmounted) return
          if (isFirst) showError(error)
          timer = setTimeout(() => void attempt(false), retryAfterMilliseconds)
        }
      }
      void attempt(true)
      return () => {
        isUnmounted = true
        clearTimeout(timer)
      }
    }, [part, isWanted])
    return part ?? loaded ?? null
  }
}

function onTouch(): void {
  isTouched = true
  for (const listener of touchListeners) listener()
  whenIdle(fetchAll)
}

function onFirstTouch(listener: () => void): () => void {
  touchListeners.add(listener)
  return () => touchListeners.delete(listener)
}

/** A failed fetch is repeated by the component that needs it. */
function fetchAll(): void {
  for (const fetchPart of unloaded) fetchPart().catch(() => undefined)
}

function whenIdle(action: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(action)
  else setTimeout(action, 500)
}
