import { newToken, tokenHash } from '@titian/server/platform/field-encryption';
import { bearer, call, type Headers } from '@titian/server/test/builders/http';
import type { SignedInUser } from '@titian/server/test/builders/identity';
import type pg from 'pg';
import type { YearsWorld } from './world.ts';

const CODES_READ = 5;

/** A session of a customer who has signed in today; signing in with a password is not what is measured. */
export async function signedIn(
  { clock }: YearsWorld,
  owner: pg.Client,
  userId: string,
): Promise<SignedInUser> {
  const token = newToken();
  const { rows } = await owner.query<{ email: string; event: string }>(
    `with made as (
        insert into sessions (token_hash, subject_kind, subject_id, event_uuid, last_seen_at, idle_until, expires_at)
        values ($1, 'user', $2, gen_random_uuid(), $3, $3::timestamptz + interval '12 hours', $3::timestamptz + interval '12 hours')
        returning event_uuid, subject_id)
      select u.email, made.event_uuid::text as event from made join users u on u.id = made.subject_id`,
    [tokenHash(token), userId, clock.now()],
  );
  const [row] = rows;
  if (row === undefined) {
    throw new Error(`there is no user ${userId}`);
  }
  const { email, event } = row;
  return { userId, email, token, eventUuid: event, password: '', resendToken: '', headers: bearer(token) };
}

/** Both operators' sessions last through this day, with a second factor that they have just given. */
export async function extendOperatorSessions({ clock }: YearsWorld, owner: pg.Client): Promise<void> {
  await owner.query(
    `update sessions set last_seen_at = $1, two_factor_at = $1, idle_until = $1::timestamptz + interval '30 hours',
        expires_at = $1::timestamptz + interval '30 hours'
      where subject_kind = 'operator' and ended_at is null`,
    [clock.now()],
  );
  await owner.query(
    `update trusted_devices set last_used_at = $1, expires_at = $1::timestamptz + interval '30 hours'
      where subject_kind = 'operator'`,
    [clock.now()],
  );
}

/** The code of the newest mail that confirms a step. */
export async function stepUpCode(
  world: YearsWorld,
  user: { readonly userId: string; readonly headers: Headers },
) {
  const answer = await call(world.app, 'userSendEmailOtp', {
    headers: user.headers,
    body: { purpose: 'step_up' },
  });
  demand('userSendEmailOtp', answer, 200);
  return String((await newestMail(world, user.userId, 'step_up_code')).code);
}

/** What the newest mail of a kind to a customer says, opened with the product's own key. */
export function newestMail(
  { app }: YearsWorld,
  userId: string,
  template: string,
): Promise<Readonly<Record<string, unknown>>> {
  const scope = { actor: { kind: 'system', id: null } as const, dateShiftDays: 0, requestId: null };
  return app.work.query(scope, async (ctx) => {
    const rows = await ctx.reader.db
      .selectFrom('emails')
      .select(['id', 'template', 'params_enc'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(CODES_READ)
      .execute();
    const row = rows.find((one) => one.template === template);
    if (row === undefined) {
      throw new Error(`no mail ${template} to ${userId} is in the outbox`);
    }
    const place = { table: 'emails', column: 'params_enc', row: row.id } as const;
    return JSON.parse(ctx.fieldEncryption.open({ ...place, bytes: row.params_enc })).params;
  });
}

/** @throws Error with what the product answered instead */
export function demand(
  what: string,
  answer: { readonly status: number; readonly error: unknown },
  status: number,
): void {
  if (answer.status !== status) {
    throw new Error(`${what} answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
}
