-- As beyond_public, for those who get the officials' form: how many events a person got that other officials did not.
alter table live_persons add column beyond_officials bigint not null default 0;
insert into live_persons (channel, user_id, beyond_public, beyond_officials)
select channel, person::integer, 0, count(*)
from live_events cross join jsonb_object_keys(persons) as person
where officials is null
group by channel, person
on conflict (channel, user_id) do update set beyond_officials = excluded.beyond_officials;

-- What an official missed is read by its number in the log, as what any other person missed.
drop index live_events_officials;
