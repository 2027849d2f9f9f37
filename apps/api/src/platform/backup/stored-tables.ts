/** What the database contains, by its own catalogue: every table of ours and of pg-boss, including later additions. */
import type { Client } from 'pg'
import type { BackupTable } from './backup-parts.ts'

/** Makes the text of values the same on every server. */
export async function speakPlainly(client: Client): Promise<void> {
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
    set bytea_output = 'hex'; set extra_float_digits = 1; set search_path = public;
    set synchronize_seqscans = off; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0`)
}

const ours = `pg_class.relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
  and not exists (select from pg_depend where objid = pg_class.oid and classid = 'pg_class'::regclass and deptype = 'e')`

/** Partitions belong to their table; generated columns are left out, since PostgreSQL computes them again. */
export async function storedTables(client: Client): Promise<BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select format('%I.%I', nspname, relname) as name, array_agg(quote_ident(attname) order by attnum) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relkind in ('r', 'p') and not relispartition and ${ours}
     group by 1 order by 1`,
  )
  return rows.map(({ name, columns }) => ({ kind: 'table', name, columns }))
}

export function selectAll({ name, columns }: BackupTable): string {
  return `select ${columns.join(', ')} from ${name}`
}

/** The last values of sequences, by name; as text, since they may exceed JavaScript's numbers. */
export async function reachedNumbers(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; reached: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as reached
     from pg_sequences where schemaname in ('public', 'pgboss') and last_value is not null order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, reached }) => [name, reached]))
}

/** Paths of uploaded pictures that a row names. */
export async function namedPictures(client: Client): Promise<string[]> {
  const tables = await storedTables(client)
  const selects = tables
    .filter(({ columns }) => columns.includes('img_path'))
    .map(({ name }) => `select img_path as path from ${name} where img_path like '/uploads/%'`)
  if (selects.length === 0) return []
  const { rows } = await client.query<{ path: string }>(`${selects.join(' union ')} order by 1`)
  return rows.map(({ path }) => path)
}

/** Drops everything within the caller's transaction. */
export async function dropEverything(client: Client): Promise<void> {
  await client.query(`
    drop schema if exists pgboss cascade;
    do $$ declare statement text; begin
      for statement in
        select format('drop %s if exists %s cascade', case relkind when 'v' then 'view' when 'm' then 'materialized view'
          when 'S' then 'sequence' else 'table' end, pg_class.oid::regclass)
        from pg_class where relkind in ('r', 'p', 'v', 'm', 'S') and not relispartition and ${ours} order by relkind = 'S'
      loop execute statement; end loop;
      for statement in
        select format('drop routine if exists %s cascade', pg_proc.oid::regprocedure) from pg_proc
        where pronamespace = 'public'::regnamespace and not exists
          (select from pg_depend where objid = pg_proc.oid and classid = 'pg_proc'::regclass and deptype = 'e')
      loop execute statement; end loop;
      for statement in
        select format('drop type if exists %s cascade', pg_type.oid::regtype) from pg_type
        where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and not exists
          (select from pg_depend where objid = pg_type.oid and classid = 'pg_type'::regclass and deptype = 'e')
      loop execute statement; end loop;
    end $$`)
}

/** Rows may come in any order and no trigger runs until the returned function is called. */
export async function liftConstraints(client: Client): Promise<() => Promise<void>> {
  const tables = (await storedTables(client)).map(({ name }) => name)
  const { rows } = await client.query<{ of: string; name: string; definition: string }>(
    `select conrelid::regclass::text as of, quote_ident(conname) as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid where contype = 'f' and conparentid = 0 and ${ours}`,
  )
  for (const { of, name } of rows) await client.query(`alter table ${of} drop constraint ${name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  return async () => {
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
    for (const { of, name, definition } of rows)
      await client.query(`alter table ${of} add constraint ${name} ${definition}`)
  }
}
