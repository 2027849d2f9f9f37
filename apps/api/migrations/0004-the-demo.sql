-- Whether the demo is in this database, and whether all of it is: a start that was killed half way leaves no finished_at.
create table demo (
  only_one boolean primary key default true check (only_one),
  begun_at timestamptz not null,
  finished_at timestamptz
);
