-- A competition made of a file (calls §26): of which one, so that the same file again leads to it. It counts in no ranking
-- unless an admin says so.
alter table competitions
  add column imported_file text,
  add column is_ranked boolean not null default true;
create unique index competitions_imported on competitions (organizer_id, imported_file);

-- Somebody who stands in such a file is a name without an account, until the person of that address accepts.
alter table users add column is_name_only boolean not null default false;
drop index users_email;
create unique index users_email on users (lower(email)) where deleted_at is null and not is_name_only;
create index entries_named on entries (lower(invited_email)) where user_id is not null and invited_email is not null;
