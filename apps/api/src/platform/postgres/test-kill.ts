/** For tests: kills PostgreSQL with all its processes, as a machine out of memory would. */
import { readFile } from 'node:fs/promises'

export async function killServer(pid: number): Promise<void> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  for (const each of [pid, ...(children.match(/\d+/g) ?? []).map(Number)]) {
    try {
      process.kill(each, 'SIGKILL')
    } catch (error) {
      // a child may have ended by itself when it noticed that the first process was gone
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}
