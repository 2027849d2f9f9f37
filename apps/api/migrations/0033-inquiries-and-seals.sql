-- Inquiries of athletes about published rounds, their clock, and how many are open (statuses-and-moves §14); seals (phases-and-seeding §13).
alter table competitions
  add column inquiry_minutes integer not null default 0 check (inquiry_minutes between 0 and 60),
  -- of the phase published last; null: it took none
  add column inquiries_until timestamptz,
  add column open_inquiries integer not null default 0,
  -- who makes a finished result official; none: it is so at once
  add column seal_by text not null default 'none' check (seal_by in ('none', 'one', 'two'));

alter table competitions
  -- of the seal that makes the result official; null: it is not sealed
  add column seal_number integer,
  -- the owner has sealed it, the second person not yet
  add column seal_waits boolean not null default false;

-- What was made official, when and by whom. A seal is never changed once it has its time.
create table seals (
  id integer generated always as identity primary key,
  competition_id integer not null references competitions on delete cascade,
  number integer not null,
  owner_id integer references users on delete set null,
  second_id integer references users on delete set null,
  begun_at timestamptz not null,
  -- null: it waits for the second person
  sealed_at timestamptz,
  reason text,
  -- the text over which the hash goes
  results text not null,
  hash text not null,
  unique (competition_id, number)
);
create index seals_owner on seals (owner_id);
create index seals_second on seals (second_id);

create table inquiries (
  id integer generated always as identity primary key,
  round_id integer not null references all_rounds on delete cascade,
  at timestamptz not null,
  -- [{ validated_trick_id, name, text }], as the round stood then
  tricks jsonb not null,
  withdrawn_at timestamptz,
  answered_at timestamptz,
  answered_by integer references users on delete set null,
  outcome text check (outcome in ('up', 'same', 'down')),
  note text,
  total_before numeric,
  total_after numeric,
  check ((answered_at is null) = (outcome is null))
);
-- one a round, unless it was withdrawn
create unique index inquiries_round on inquiries (round_id) where withdrawn_at is null;
create index inquiries_rounds on inquiries (round_id);
create index inquiries_answered_by on inquiries (answered_by);
