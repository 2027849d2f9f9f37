/** Figures for an admin when something is slow or strange (calls §29). */
import { statfs } from 'node:fs/promises'
import { isAdmin } from '@trickline/competition/roles'
import type { serverHealth } from '@trickline/contract/admin'
import type { ReplyOf } from '@trickline/contract/call'
import { apiVersion } from '@trickline/contract/openapi'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import type { SignedInReadContext } from '../platform/http/work.ts'
import { lastTimes } from '../platform/backup/back-up-daily.ts'
import { countJobs } from '../platform/jobs-table.ts'
import { goneSeconds } from '../platform/nodes.ts'
import { countDeliveries, countMails, databaseBytes, knownNodes } from './health-store.ts'

const mostErrors = 20

export async function readHealth({
  db,
  person,
  config,
}: SignedInReadContext): Promise<ReplyOf<typeof serverHealth> | Refusal> {
  if (!isAdmin(person)) return refuse('not-allowed')
  const nodes = await knownNodes(db)
  const { bavail, blocks, bsize } = await statfs(config.dataDir)
  const now = Date.now()
  const backup = await lastTimes(db)
  return {
    version: apiVersion,
    nodes: nodes.map(({ id, host, version, node_version, started_at, seen_at }) => ({
      id,
      host,
      version,
      node_version,
      started_at: started_at.toISOString(),
      seen_at: seen_at.toISOString(),
      is_gone: now - seen_at.getTime() > goneSeconds * 1000,
    })),
    jobs: await countJobs(db),
    mails: { are_sent: config.smtpUrl !== null, ...(await countMails(db)) },
    deliveries: await countDeliveries(db),
    last_backup_at: backup.made?.toISOString() ?? null,
    last_rehearsal_at: backup.rehearsed?.toISOString() ?? null,
    storage: {
      free_bytes: bavail * bsize,
      total_bytes: blocks * bsize,
      database_bytes: await databaseBytes(db),
    },
    errors: nodes
      .flatMap(({ host, errors }) => errors.map((error) => ({ host, ...error })))
      .toSorted((a, b) => (a.at < b.at ? 1 : -1))
      .slice(0, mostErrors),
  }
}
