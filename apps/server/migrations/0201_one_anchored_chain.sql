-- Up Migration
-- Scheme 2: keyed seals over audit events and transfers (decision 063). Scheme 1: plain hashes over events, until now.
alter table audit_seals
  add column scheme smallint not null default 1 check (scheme in (1, 2)),
  add column events_hash bytea,
  add column transfers integer not null default 0 check (transfers >= 0),
  add column transfers_hash bytea,
  -- It covers the transfers from the seal before it up to, and without, this instant.
  add column transfers_through timestamptz,
  alter column first_event_id drop not null,
  alter column last_event_id drop not null,
  drop constraint audit_seals_events_check,
  add constraint audit_seals_covers_something check (events >= 0 and events + transfers > 0),
  add constraint audit_seals_first_event check ((events = 0) = (first_event_id is null)),
  add constraint audit_seals_last_event check ((events = 0) = (last_event_id is null)),
  add constraint audit_seals_keyed check (
    scheme = 1 or (events_hash is not null and transfers_hash is not null and transfers_through is not null));
alter table audit_seals alter column scheme drop default;
-- What was added since the last vacuum would be read whole for every seal.
alter index transfers_created_at set (autosummarize = on);
-- Down Migration
select 1;
