-- Where the judge who holds a round has it open, and how many tricks are on that device: told to his or her other devices
-- only. Rows are there while the round is held; a session that ends takes its own along.
create table entering_devices (
  round_id integer not null references rounds on delete cascade,
  session_id integer not null references sessions (id) on delete cascade,
  trick_count integer not null default 0,
  began_at timestamptz not null,
  reported_at timestamptz not null,
  primary key (round_id, session_id)
);
create index entering_devices_session on entering_devices (session_id);
