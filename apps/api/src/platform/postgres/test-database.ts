/**
 * Databases for tests: one server for the whole run (test-server.ts), and for each test file its
 * own database, copied from a migrated template.
 */
import { randomBytes } from 'node:crypto'
import { Client, type PoolConfig } from 'pg'
import { inject } from 'vitest'
import { type Database, connectDatabase } from './database.ts'

export type TestPostgres = { host: string; port: number; user: string; password: string; template: string }

declare module 'vitest' {
  // merged with vitest's own, which takes an interface
  export interface ProvidedContext {
    testPostgres: TestPostgres
  }
}

export type TestDatabase = { connection: PoolConfig; open(): Database; drop(): Promise<void> }

/** On a machine whose cores are taken from it for seconds, too: what a test finds is not how fast its machine is. */
const longestAnswerMilliseconds = 60_000

/** `open` once for each node of the app that the test plays; `drop` closes them all. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { template, ...server } = inject('testPostgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(server, `create database ${name} template ${template}`)
  const connection = { ...server, database: name }
  const opened: Database[] = []
  return {
    connection,
    open: () => {
      const database = connectDatabase(connection, undefined, longestAnswerMilliseconds)
      opened.push(database)
      return database
    },
    drop: async () => {
      await Promise.all(opened.map((database) => database.close()))
      await onServer(server, `drop database ${name} with (force)`)
    },
  }
}

async function onServer(server: PoolConfig, statement: string): Promise<void> {
  const client = new Client({ ...server, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
