-- Links to the big screen and the overlay of a competition: of the secret in a link only the hash is kept (calls §19).
create table screen_links (
  id integer generated always as identity primary key,
  competition_id integer not null references competitions on delete cascade,
  kind text not null check (kind in ('big-screen', 'overlay')),
  secret_hash bytea not null unique,
  created_at timestamptz not null
);
create index screen_links_competition on screen_links (competition_id, kind);

-- What the big screens of a competition show; without a row they rotate.
create table big_screens (
  competition_id integer primary key references competitions on delete cascade,
  shows text not null check (shows in ('rotation', 'now', 'standings', 'bracket', 'podium')),
  -- rises with each choice: a screen follows the later of it and its own
  version integer not null,
  holds_podium boolean not null,
  reveal_started_at timestamptz
);
