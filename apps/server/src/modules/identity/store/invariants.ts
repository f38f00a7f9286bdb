import type { Invariant } from '../../../platform/invariants.ts';

/** Sentences about this module's tables that are always true. */
export const identityInvariants: readonly Invariant[] = [
  {
    name: 'no account belongs to itself, not even through others',
    text: `with recursive chain (start_id, id) as (
        select id, parent_user_id from users where parent_user_id is not null
        union select chain.start_id, above.parent_user_id from chain
          join users above on above.id = chain.id where above.parent_user_id is not null)
      select start_id from chain where id = start_id`,
  },
  {
    name: 'at most one code is open for a subject and purpose',
    text: `select subject_id, purpose, count(*) from one_time_codes where used_at is null
      group by subject_id, purpose having count(*) > 1`,
  },
  {
    name: 'nobody whose address is unverified has a session',
    text: `select users.id from users join sessions on sessions.subject_kind = 'user' and sessions.subject_id = users.id
      where users.account_status = 'Pending'`,
  },
  {
    name: 'every session, second factor, passkey and trusted device belongs to somebody',
    text: `select kind, id from (
        select subject_kind as kind, subject_id as id from sessions
        union select subject_kind, subject_id from two_factors
        union select subject_kind, subject_id from passkeys
        union select subject_kind, subject_id from trusted_devices) as subject
      where not exists (select from users where kind = 'user' and users.id = subject.id)
        and not exists (select from operators where kind = 'operator' and operators.id = subject.id)`,
  },
  {
    name: 'an authenticator app that is on has a secret, and only what is on can be reset',
    text: `select subject_id from two_factors
      where (enabled_at is not null and (method = 'totp') <> (secret_enc is not null))
        or (reset_at is not null and enabled_at is null)`,
  },
  {
    name: 'recovery codes belong to somebody whose second factor is on, at most ten of them',
    text: `select recovery_codes.subject_id from recovery_codes left join two_factors
        on two_factors.subject_kind = 'user' and two_factors.subject_id = recovery_codes.subject_id
        and two_factors.enabled_at is not null
      group by recovery_codes.subject_id having count(*) > 10 or count(two_factors.subject_id) = 0`,
  },
  {
    name: 'the second factor of an operator is an authenticator app with a secret',
    text: `select subject_id from two_factors
      where subject_kind = 'operator' and enabled_at is not null and (method <> 'totp' or secret_enc is null)`,
  },
  {
    name: 'an operator without a second factor has passed none in an open session',
    text: `select sessions.event_uuid from sessions left join two_factors
        on two_factors.subject_kind = 'operator' and two_factors.subject_id = sessions.subject_id
          and two_factors.enabled_at is not null
      where sessions.subject_kind = 'operator' and sessions.ended_at is null
        and sessions.two_factor_at is not null and two_factors.subject_id is null`,
  },
  {
    name: 'an operator has a passkey only beside a password and an authenticator app',
    text: `select passkeys.id from passkeys join operators on operators.id = passkeys.subject_id
      where passkeys.subject_kind = 'operator' and passkeys.ended_at is null and (operators.password_hash is null
        or not exists (select from two_factors where two_factors.subject_kind = 'operator'
          and two_factors.subject_id = operators.id and two_factors.enabled_at is not null))`,
  },
  {
    name: 'a disabled operator has no open session and no open link',
    text: `select operators.id from operators where operators.disabled_at is not null and (
        exists (select from sessions where sessions.subject_kind = 'operator'
          and sessions.subject_id = operators.id and sessions.ended_at is null)
        or exists (select from operator_tokens where operator_tokens.operator_id = operators.id
          and operator_tokens.used_at is null))`,
  },
];
