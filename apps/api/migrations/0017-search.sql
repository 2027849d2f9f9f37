-- Competitions as everyone searches them: name and place without accents and case, as the names of people (0008).
alter table competitions add column folded_name text not null
  generated always as (folded(name || ' ' || coalesce(location, ''))) stored;
