-- when athletes may register: null is from publishing, and until the start
alter table competitions
  add column registration_opens_at timestamptz,
  add column registration_closes_at timestamptz;
