-- An event tells its asker which of the own requests it answers: only that person gets the key.
alter table live_events add column asker_id integer, add column asking_key text;
