-- Up Migration
-- Operators are persons: nobody has two accounts. Those from before have neither phone nor identity number yet.
alter table operators
  -- Null until the person has chosen one by a one-time link.
  alter column password_hash drop not null,
  add column phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  add column identity_enc bytea,
  add column identity_hash bytea check (octet_length(identity_hash) = 32),
  add column identity_last4 text check (length(identity_last4) = 4),
  -- When a one-time link to the address was first used.
  add column email_verified_at timestamptz,
  add column version integer not null default 1,
  add constraint operators_identity_whole
    check (num_nonnulls(identity_enc, identity_hash, identity_last4) in (0, 3));
create unique index operators_phone on operators (phone_e164);
create unique index operators_identity on operators (identity_hash);

-- One-time links by which an operator chooses a password; only the newest of an operator is open.
create table operator_tokens (
  token_hash bytea primary key,
  operator_id uuid not null references operators,
  purpose text not null check (purpose in ('invitation', 'password_reset', 'recovery')),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index operator_tokens_one_open on operator_tokens (operator_id) where used_at is null;
create index operator_tokens_operator on operator_tokens (operator_id);

-- Who is proposed as an operator; the row goes when the proposal is decided.
create table operator_candidates (
  id uuid primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  phone_e164 text not null unique,
  identity_enc bytea not null,
  identity_hash bytea not null unique check (octet_length(identity_hash) = 32),
  identity_last4 text not null check (length(identity_last4) = 4),
  roles text[] not null check (cardinality(roles) > 0),
  created_at timestamptz not null default now()
);

insert into settings (key, effective_from, value) values ('operator_link_hours', '2000-01-01', '24');
-- Down Migration
select 1;
