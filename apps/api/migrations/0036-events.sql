-- several competitions on one day or more, with lines of their own and one timetable (events)
create table events (
  id integer generated always as identity primary key,
  name text not null,
  place text,
  -- yyyy-mm-dd in the zone
  date_start text,
  date_end text,
  time_zone text not null default 'UTC',
  img_path text,
  -- what an athlete pays for the first division, and for each further one; null: what the division costs
  fee_first integer,
  fee_further integer,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table event_organizers (
  event_id integer not null references events on delete cascade,
  user_id integer not null references users on delete cascade,
  primary key (event_id, user_id)
);
create index event_organizers_user on event_organizers (user_id);

create table event_lines (
  id integer generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  position integer not null,
  name text not null,
  line_length_m double precision,
  line_height_m double precision,
  mat_height_cm integer,
  anchor_type text
);
create index event_lines_event on event_lines (event_id);

alter table competitions
  add column event_id integer references events on delete set null,
  -- who may register: gender, level_at_least, results_of, best
  add column eligibility jsonb;
create index competitions_event on competitions (event_id) where event_id is not null;

create table timetable_items (
  competition_id integer not null references competitions on delete cascade,
  round_number integer not null,
  event_id integer not null references events on delete cascade,
  -- null: on no line yet
  line_id integer references event_lines on delete set null,
  starts_at timestamptz not null,
  minutes integer not null,
  primary key (competition_id, round_number)
);
create index timetable_items_event on timetable_items (event_id);

create table titles (
  id integer generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  name text not null,
  formula text not null check (formula in ('mean-of-ranks', 'points')),
  formula_version integer not null,
  competition_ids integer[] not null
);
create index titles_event on titles (event_id);

-- whom the owner lets enter who is not eligible
create table eligibility_exceptions (
  competition_id integer not null references competitions on delete cascade,
  user_id integer not null references users on delete cascade,
  reason text not null,
  granted_by integer not null references users on delete cascade,
  at timestamptz not null,
  primary key (competition_id, user_id)
);

-- said by the person, or not; nobody else is told
alter table users add column gender text check (gender in ('female', 'male'));
