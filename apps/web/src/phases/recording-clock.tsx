/** How long a round has been recording, by the server's clock: mm:ss, running; from an hour on h:mm:ss. */
import { useEffect, useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { serverNow } from '../lib/server-time.ts'

/** `since` is ISO 8601. */
export function RecordingClock({ since }: { since: string }) {
  const words = useMessages('phases')
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000))
  return (
    <span role="timer" aria-label={words.recordingFor} className="tabular font-bold text-live">
      {clock(seconds)}
    </span>
  )
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'))
  const hours = Math.floor(seconds / 3600)
  return [...(hours > 0 ? [hours] : []), ...parts].join(':')
}
