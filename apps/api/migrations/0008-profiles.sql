-- Profiles: state and city as they were chosen, id and name, so that reading a person needs none of the world's places;
-- and the name as the lists of people search it, without accents and case.
alter table users add column state jsonb, add column city jsonb;

-- What does not come apart into a letter and its accent is put down in plain letters.
create function folded(given text) returns text language sql immutable strict parallel safe
return replace(replace(replace(
  lower(translate(
    regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g'),
    'ŁłØøĐđÐðĦħŦŧı', 'LlOoDdDdHhTti')),
  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');

alter table users add column folded_name text not null generated always as (folded(name || ' ' || surname)) stored;
create index users_folded_name on users (folded_name, id);
