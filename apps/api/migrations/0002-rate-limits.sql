-- How often an address or an account tried what is limited, as rate-limiter-flexible keeps it; keys are hashes.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
