-- The job that put the mail here; done again after a node died, it puts none.
alter table outbox add column job_id uuid unique;

-- Backups that were restored into a scratch database and compared.
alter table backups add column rehearsed_at timestamptz;
