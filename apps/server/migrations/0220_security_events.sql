-- Up Migration
-- What happened to sign-ins, limits and uploads, without personal data (decision 070). Only added to; a worker removes
-- what is past its retention.
create table security_events (
  id uuid primary key,
  kind text not null check (kind in
    ('sign_in_failed', 'second_factor_failed', 'passkey_failed', 'new_device', 'access_refused', 'limit_reached',
     'number_revealed', 'credentials_changed', 'change_refused', 'upload_infected', 'upload_held',
     'callbacks_refused')),
  -- What exactly: a word of the kind, or method and path of a call without its values.
  detail text not null check (length(detail) between 1 and 120),
  -- Whose account it concerns; null where no account is known.
  account_kind text check (account_kind in ('user', 'operator')),
  account_id uuid,
  -- Keyed hash of the network address.
  network bytea check (octet_length(network) = 16),
  -- How often the same happened within the minute, or the hour where only counting went on.
  occurrences integer not null check (occurrences > 0),
  request_id text,
  created_at timestamptz not null,
  check ((account_kind is null) = (account_id is null))
);
create index security_events_created on security_events (created_at, id);
create index security_events_kind on security_events (kind, created_at, id);
revoke update, delete on security_events from titian_app;
grant delete on security_events to titian_worker;
-- Down Migration
select 1;
