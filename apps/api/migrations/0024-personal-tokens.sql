-- A session with a name and scopes is a personal token (accounts-and-people §17); of a token the last four letters are shown.
alter table sessions
  add column name text,
  add column scopes text[],
  add column last4 text,
  add constraint sessions_token check (
    (scopes is null) = (name is null) and (scopes is null) = (last4 is null)
    and scopes <@ array['read', 'judge', 'organize']
  );
