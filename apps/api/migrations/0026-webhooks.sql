-- Addresses that get the public events of a competition (live-events §6), and what was or is to be sent to them.
create table webhooks (
  id integer generated always as identity primary key,
  competition_id integer not null references competitions on delete cascade,
  url text not null,
  -- names of events, or '*'
  events text[] not null,
  -- signs each delivery: it is needed as it is
  secret text not null,
  created_at timestamptz not null,
  -- the last public number of the channel that was looked at
  public_seq bigint not null,
  -- since when it gets nothing, because too much of it failed
  off_at timestamptz
);
create index webhooks_competition on webhooks (competition_id);

create table webhook_deliveries (
  id integer generated always as identity primary key,
  webhook_id integer not null references webhooks on delete cascade,
  -- the public number in the channel; null: a test
  seq bigint,
  event text not null,
  at timestamptz not null,
  data jsonb not null,
  state text not null check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- of a waiting one: when it is sent, or taken over from a node that died while sending
  due_at timestamptz not null,
  created_at timestamptz not null,
  last_attempt_at timestamptz,
  -- what the last attempt got: an HTTP status, or why there was none
  last_status integer,
  last_error text
);
create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, id);
create index webhook_deliveries_due on webhook_deliveries (due_at) where state = 'waiting';
