-- Why a supervisor gave a complete competition back to its owner; emptied when it is complete again.
alter table competitions add column return_reason text;
