/** Databases for tests: one server for the whole run (test-postgres.ts), a database per test file. */
import { randomBytes } from 'node:crypto'
import { Client, type PoolConfig } from 'pg'
import { inject } from 'vitest'
import { connectDatabase, type Database } from './database.ts'

export type TestPostgres = { host: string; port: number; user: string; password: string; template: string }

declare module 'vitest' {
  export interface ProvidedContext {
    testPostgres: TestPostgres
  }
}

export type TestDatabase = { connection: PoolConfig; open(): Database; drop(): Promise<void> }

/** Long, since tests also run on machines whose cores are busy for seconds. */
const queryTimeoutMilliseconds = 60_000

/** Call `open` once for each node of the test; `drop` closes them all. `isEmpty`: without migrations. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const { template, ...server } = inject('testPostgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOnServer(server, `create database ${name} template ${isEmpty ? 'template0' : template}`)
  const connection = { ...server, database: name }
  const opened: Database[] = []
  return {
    connection,
    open: () => {
      const database = connectDatabase(connection, undefined, queryTimeoutMilliseconds)
      opened.push(database)
      return database
    },
    drop: async () => {
      await Promise.all(opened.map((database) => database.close()))
      await runOnServer(server, `drop database ${name} with (force)`)
    },
  }
}

async function runOnServer(server: PoolConfig, statement: string): Promise<void> {
  const client = new Client({ ...server, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
