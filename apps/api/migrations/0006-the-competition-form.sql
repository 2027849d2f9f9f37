-- The version of a competition rises with each save of its form, so that two tabs do not overwrite one another.
-- The line and its safety: what the form's last part asks, all of it optional.
alter table competitions
  add column version integer not null default 1,
  add column line_length_m double precision check (line_length_m between 5 and 100),
  add column line_height_m double precision check (line_height_m between 0.3 and 5),
  add column anchor_type text check (anchor_type in ('tree', 'bar', 'a-frame', 'truck', 'wall', 'other')),
  add column tension_system text check (tension_system in ('ratchet', 'pulley', 'lever-hoist', 'hydraulic', 'other')),
  add column mat_height_cm integer check (mat_height_cm between 0 and 200),
  add column mat_used boolean,
  add column frame_used boolean;

-- What an admin has switched on for everybody: one row.
create table settings (
  is_only_row boolean primary key default true check (is_only_row),
  mixed boolean not null default false,
  online boolean not null default false,
  team boolean not null default false,
  world_ranking boolean not null default false
);
insert into settings default values;
