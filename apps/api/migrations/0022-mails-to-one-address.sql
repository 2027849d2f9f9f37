-- Mails that a stranger can cause, counted by their recipient, whose address is hashed: it gets only so many a day.
create table counted_mails (
  recipient text not null,
  share text not null check (share in ('anyone', 'reset', 'own-reset')),
  kind text not null,
  at timestamptz not null
);
create index counted_mails_recipient on counted_mails (recipient, share, at);

-- Those over the limit, until they leave. The same mail asked for again is the one that waits.
create table waiting_mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  share text not null check (share in ('anyone', 'reset', 'own-reset')),
  kind text not null,
  mail jsonb not null,
  due_at timestamptz not null
);
create unique index waiting_mails_same on waiting_mails (recipient, md5(mail::text));
create index waiting_mails_due on waiting_mails (due_at);

-- An entry whose invitation waits: it is not mailed yet.
alter table entries add column mail_waits boolean not null default false;
