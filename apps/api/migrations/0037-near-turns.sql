-- whether the person is told when at most two are before him or her (ranking §6)
alter table users add column tells_turn boolean not null default false;

-- the rounds of which that was told; no reference to the round, which another move may hold meanwhile
create table told_turns (
  round_id integer primary key,
  competition_id integer not null references competitions on delete cascade,
  at timestamptz not null
);

create index told_turns_competition on told_turns (competition_id);
