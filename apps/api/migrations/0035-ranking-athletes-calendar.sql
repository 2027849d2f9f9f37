-- Whether only the order number decided against the athlete above: the ranking lets such places be shared (ranking §2).
alter table podiums add column ties_with_above boolean not null default false;

-- At which level a competition counts in the ranking; null: by its category (ranking §1).
alter table competitions add column ranking_level text
  check (ranking_level in ('world-championship', 'world-cup', 'masters', 'grand-slam', 'open', 'challenge'));
create index competitions_ranked on competitions (gender, category) where status = 'finished' and is_ranked;

-- Whether the person has a page for everyone; the end of the address of the own calendar; the id at the federation's SportHub.
alter table users
  add column is_public boolean not null default false,
  add column calendar_secret text unique,
  add column isa_id text;

-- Who is told when a person with such a page is on.
create table follows (
  user_id integer not null references users on delete cascade,
  followed_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, followed_id),
  check (user_id <> followed_id)
);
create index follows_followed on follows (followed_id);
