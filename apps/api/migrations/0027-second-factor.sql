-- The second factor of an admin (accounts-and-people §18): it counts once it is confirmed. Of recovery codes only hashes are
-- kept; last_step is the period of 30 s whose code was used last, so that none counts twice.
create table second_factors (
  user_id integer primary key references users (id) on delete cascade,
  secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  recovery_codes text[] not null default '{}'
);
