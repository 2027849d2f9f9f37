-- Where one is signed in: what a person sees of a session, and by which id he or she ends it.
alter table sessions
  add column id integer generated always as identity unique,
  add column user_agent text,
  add column used_at timestamptz;
update sessions set used_at = created_at;
alter table sessions alter column used_at set not null;

-- The address that a link was sent to: of a verification the one that counts from then on.
alter table email_tokens add column email text;
update email_tokens set email = users.email from users where users.id = email_tokens.user_id;
alter table email_tokens alter column email set not null;

-- A deleted account keeps its row for the results that others depend on, and nothing of the person.
alter table users add column deleted_at timestamptz;
drop index users_email;
create unique index users_email on users (lower(email)) where deleted_at is null;

-- Without a mail server: every mail as it would have been sent, for an admin to read.
create table outbox (
  id integer generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null
);
