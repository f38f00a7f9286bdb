import type { Ctx } from './context.ts';
import { codeOf } from './db/database.ts';
import type { JsonValue } from './db/schema.ts';
import { AppError } from './errors.ts';
import { sha256 } from './field-encryption.ts';

/** The request that a key names: the same key with another body or for another object is a mistake of the client. */
export interface KeyedRequest {
  readonly actorId: string;
  readonly key: string;
  readonly route: string;
  /** Those of the path; absent or empty where it has none. */
  readonly params?: unknown;
  readonly body: unknown;
}

export interface KeyedAnswer<Response> {
  readonly status: number;
  readonly response: Response;
  readonly replayed: boolean;
}

const CLAIM_WAIT = { name: 'claim_wait', text: "select set_config('lock_timeout', $1, true)" };
const CLAIM = {
  name: 'claim_key',
  text: `insert into idempotency_keys (actor_id, key, route, request_hash, status, response)
    values ($1, $2, $3, $4, 0, 'null') on conflict do nothing returning key`,
};
const STORE = {
  name: 'store_answer',
  text: 'update idempotency_keys set status = $3, response = $4::jsonb where actor_id = $1 and key = $2',
};

/**
 * Runs a command that moves money or writes something once per key: its accepted answer is stored in the same
 * transaction and repeated for the same key; an error rolls the key back with everything else (WIRE-6).
 */
export async function once<Response>(
  ctx: Ctx,
  request: KeyedRequest,
  status: number,
  run: () => Promise<Response>,
): Promise<KeyedAnswer<Response>> {
  const hash = hashOf(request);
  if (!(await claim(ctx, request, hash))) {
    return replay<Response>(ctx, request, hash);
  }
  const response = await run();
  await ctx.tx.run(STORE, [request.actorId, request.key, status, JSON.stringify(response ?? null)]);
  return { status, response, replayed: false };
}

/** A path without parameters is hashed as it always was, so that stored answers are still found. */
function hashOf({ route, params, body }: KeyedRequest): Buffer {
  const object = Object.keys(Object(params)).length === 0 ? '' : `\0${canonical(params)}`;
  return sha256(`${route}${object}\0${canonical(body)}`);
}

async function claim(ctx: Ctx, request: KeyedRequest, hash: Buffer): Promise<boolean> {
  try {
    await ctx.tx.run(CLAIM_WAIT, ['3s']);
    const rows = await ctx.tx.run(CLAIM, [request.actorId, request.key, request.route, hash]);
    await ctx.tx.run(CLAIM_WAIT, ['0']);
    return rows.length === 1;
  } catch (error) {
    if (codeOf(error) === '55P03') {
      throw new AppError('in_progress');
    }
    throw error;
  }
}

async function replay<Response>(
  ctx: Ctx,
  request: KeyedRequest,
  hash: Buffer,
): Promise<KeyedAnswer<Response>> {
  const row = await ctx.tx.db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'response'])
    .where('actor_id', '=', request.actorId)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow();
  if (!row.request_hash.equals(hash)) {
    throw new AppError('idempotency_conflict');
  }
  return { status: row.status, response: row.response as Response & JsonValue, replayed: true };
}

/**
 * The same content always gives the same text, whatever the order of its fields. Custom and not RFC 8785, because
 * stored hashes of requests and of the audit chain were made from this text, in which bytes count by their SHA-256.
 */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (inner instanceof Uint8Array) {
      return sha256(inner).toString('hex');
    }
    if (inner !== null && typeof inner === 'object' && !Array.isArray(inner)) {
      return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
    }
    return inner;
  });
}
