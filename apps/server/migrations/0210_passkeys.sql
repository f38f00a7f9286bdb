-- Up Migration
-- Keys of WebAuthn by which customers and operators sign in (decision 065).
create table passkeys (
  id uuid primary key,
  subject_kind text not null check (subject_kind in ('user', 'operator')),
  subject_id uuid not null,
  -- As browsers write it, base64url; one that was removed is never another's.
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  -- COSE, as the authenticator gave it.
  public_key bytea not null,
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  backed_up boolean not null,
  name text not null check (length(name) between 1 and 60),
  last_used_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now()
);
create index passkeys_subject on passkeys (subject_kind, subject_id) where ended_at is null;

-- What an authenticator is asked to sign, by its hash; each is answered once.
create table passkey_challenges (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  purpose text not null check (purpose in ('register', 'sign_in', 'second_factor')),
  subject_kind text not null check (subject_kind in ('user', 'operator')),
  -- Null until the passkey says who signs in.
  subject_id uuid,
  -- The hash of the browser's own token, or of the sign-in that asked.
  bound_to bytea not null check (octet_length(bound_to) = 32),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  check ((purpose = 'sign_in') = (subject_id is null))
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
-- Answered and expired ones go.
grant delete on passkey_challenges to titian_app;

-- When a passkey was last given in this sign-in.
alter table sessions add column passkey_at timestamptz;

alter table security_changes drop constraint security_changes_kind_check;
alter table security_changes add constraint security_changes_kind_check check (kind in
  ('password_reset', 'password_changed', 'email_changed', 'phone_changed', 'two_factor_enabled', 'two_factor_reset',
   'two_factor_off', 'passkey_added', 'passkey_removed'));

insert into settings (key, effective_from, value) values ('operators_require_passkey', '2000-01-01', 'false');
-- Down Migration
select 1;
