-- Who serves this database, each written by its own process every half minute (calls §29); errors are its last ones.
create table nodes (
  id text primary key,
  host text not null,
  version text not null,
  node_version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  errors jsonb not null default '[]'
);

-- The backups that the command made (docs/deploy.md), for the age of the last one.
create table backups (
  id serial primary key,
  made_at timestamptz not null
);
