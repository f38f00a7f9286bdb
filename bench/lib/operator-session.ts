import type { OperatorRole } from '@titian/contracts/operator-roles';
import type { Titian } from '@titian/server/compose';
import { createOperator } from '@titian/server/modules/identity/public';
import { newToken, tokenHash } from '@titian/server/platform/field-encryption';
import { newId } from '@titian/server/platform/ids';
import { newPerson } from '@titian/server/test/builders/new-person';
import { scope } from '@titian/server/test/issued-note';
import pg from 'pg';

/** What a signed-in operator sends with each call. */
export type OperatorHeaders = Readonly<Record<string, string>>;

/** An operator of some roles, signed in with a second factor. */
export async function signInOperator(
  { work }: Titian,
  url: string,
  roles: readonly OperatorRole[],
): Promise<OperatorHeaders> {
  const token = newToken();
  const operator = { id: newId(), name: 'Measuring Operator', roles };
  await work.command(scope, (ctx) =>
    createOperator(ctx, { ...newPerson(ctx, `measuring.${operator.id}@titian.example`), ...operator }),
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into two_factors (subject_kind, subject_id, method, secret_enc, enabled_at)
      values ('operator', $1, 'totp', '\\x00', now())`,
    [operator.id],
  );
  await client.query(
    `with signed_in as (
        insert into sessions (token_hash, subject_kind, subject_id, event_uuid, last_seen_at, idle_until, expires_at, two_factor_at)
        values ($1, 'operator', $2, gen_random_uuid(), now(), now() + interval '1 day', now() + interval '1 day', now())
        returning subject_kind, subject_id, event_uuid, expires_at)
      insert into trusted_devices (id, token_hash, subject_kind, subject_id, event_uuid, expires_at, last_used_at)
      select gen_random_uuid(), $1, subject_kind, subject_id, event_uuid, expires_at, now() from signed_in`,
    [tokenHash(token), operator.id],
  );
  await client.end();
  return { authorization: `Bearer ${token}`, 'x-two-factor-token': token };
}
