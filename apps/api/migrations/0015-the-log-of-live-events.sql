-- How many events of a channel a person saw and the public did not, counted as they are written: subscribing reads no log.
create table live_persons (
  channel text not null,
  user_id integer not null,
  beyond_public bigint not null,
  primary key (channel, user_id)
);
insert into live_persons (channel, user_id, beyond_public)
select channel, person::integer, count(*)
from live_events cross join jsonb_object_keys(persons) as person
where public is null
group by channel, person;

-- What an audience missed is read from its own number on, and what is old is thrown away by its age.
create index live_events_public on live_events (channel, public_seq) where public is not null;
create index live_events_officials on live_events (channel, officials_seq) where officials is not null;
create index live_events_created on live_events (created_at);
create index idempotency_keys_created on idempotency_keys (created_at);
