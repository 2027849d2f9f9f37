/** Memory of a running server and of its embedded database, as Linux counts it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunningServer } from '../e2e/harness/server.ts'

export type Memory = { node: number; postgres: number }

/** In MB; memory shared by processes (the database's cache) counts in parts. */
export function memoryOf(server: RunningServer): Memory {
  const postmaster = Number(
    readFileSync(join(server.dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0],
  )
  const backends = readdirSync('/proc').filter((pid) => parentOf(pid) === postmaster)
  return {
    node: read(`/proc/${server.pid()}/status`, /^VmRSS:\s+(\d+)/m) / 1024,
    postgres:
      [String(postmaster), ...backends].reduce(
        (sum, pid) => sum + read(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+)/m),
        0,
      ) / 1024,
  }
}

function parentOf(pid: string): number {
  return /^\d+$/.test(pid) ? read(`/proc/${pid}/status`, /^PPid:\s+(\d+)/m) : 0
}

function read(file: string, number: RegExp): number {
  try {
    return Number(number.exec(readFileSync(file, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** Samples until the returned function is called, which returns the maximum of each value. */
export function watchMemory(server: RunningServer, everyMilliseconds = 100): () => Memory {
  const most = { node: 0, postgres: 0 }
  const look = () => {
    const { node, postgres } = memoryOf(server)
    most.node = Math.max(most.node, node)
    most.postgres = Math.max(most.postgres, postgres)
  }
  const timer = setInterval(look, everyMilliseconds)
  return () => {
    look()
    clearInterval(timer)
    return most
  }
}
