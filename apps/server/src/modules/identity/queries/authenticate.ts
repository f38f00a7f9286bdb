import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { LRUCache } from 'lru-cache';
import { createBatching, type Outcome } from '../../../platform/batching.ts';
import { later } from '../../../platform/clock.ts';
import { type QueryCtx, type Scope, systemActor } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { tokenHash } from '../../../platform/field-encryption.ts';
import type { Authenticator, Principal } from '../../../platform/http/principal.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { type CustomerStatus, principalOf } from '../domain/principal-of.ts';
import { sessionEndCode } from '../domain/session-end.ts';
import { BUMP_EVERY_MS, defaultSessionLimits, type SessionLimits } from '../domain/session-limits.ts';
import {
  bumpSessions,
  findOpenSessions,
  findSessionEnds,
  type PresentedTokens,
  type SessionRow,
} from '../store/sessions.ts';
import { touchDevices } from '../store/trusted-devices.ts';

/** Onboarding data of many customers; a missing one has no application yet. */
export type StatusReader = (
  ctx: QueryCtx,
  userIds: readonly string[],
) => Promise<ReadonlyMap<string, CustomerStatus>>;

/** Whether operators have to sign in with a passkey; a setting, answered by the module above. */
export type PasskeyRule = (ctx: QueryCtx) => Promise<boolean>;

export interface AuthenticatorDeps {
  readonly work: UnitOfWork;
  readonly readStatus: StatusReader;
  readonly requiresPasskey: PasskeyRule;
  readonly limits?: SessionLimits;
}

/** A cached session and the end of its validity in the cache. */
interface Found {
  readonly principal: Principal;
  readonly validUntilMs: number;
}

const CACHED_MS = 2_000;
const CACHED_SESSIONS = 50_000;
const MAX_BATCH = 500;
const MAX_WAITING = 20_000;
const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/**
 * Finds the principal of a bearer token. A session is cached for at most two seconds; others are looked
 * up many at a time, so that a crowd of investors costs a few statements and never one per request.
 */
export function createAuthenticator(deps: AuthenticatorDeps): Authenticator {
  const cache = new LRUCache<string, Found>({ max: CACHED_SESSIONS });
  const lookUp = createBatching<PresentedTokens, Found | null>({
    flush: async (_key, presented) => {
      const found = await findPrincipals(deps, presented, true);
      return found.map((value): Outcome<Found | null> => ({ ok: true, value }));
    },
    maxBatch: MAX_BATCH,
    maxWaiting: MAX_WAITING,
    maxFlushes: 1,
    full: () => new AppError('busy'),
  });
  const lookUpEnd = createBatching<Buffer, Message | null>({
    flush: async (_key, hashes) =>
      (await findEnds(deps, hashes)).map((value): Outcome<Message | null> => ({ ok: true, value })),
    maxBatch: MAX_BATCH,
    maxWaiting: MAX_WAITING,
    maxFlushes: 1,
    full: () => new AppError('busy'),
  });
  let forgotten = 0;
  const forgetWhere = (isMeant: (principal: Principal) => boolean) => {
    forgotten += 1;
    for (const [key, { principal }] of cache.entries()) {
      if (isMeant(principal)) {
        cache.delete(key);
      }
    }
  };
  return {
    async read(token, twoFactorToken, rejects = () => false) {
      const presented = presentedTokens(token, twoFactorToken);
      const key = cacheKey(presented);
      const known = cache.get(key);
      if (known && known.validUntilMs > deps.work.clock.now().getTime() && !rejects(known.principal)) {
        return known.principal;
      }
      const before = forgotten;
      const found = await lookUp.submit('sessions', presented);
      // A read that began before the session changed must not be cached.
      if (found && before === forgotten) {
        cache.set(key, found);
      }
      return found?.principal ?? null;
    },
    async peek(sessions) {
      const presented = sessions.map((one) => presentedTokens(one.token, one.twoFactorToken));
      const found = await findPrincipals(deps, presented, false);
      return found.map((one) => one?.principal ?? null);
    },
    readEnd: (token) => lookUpEnd.submit('ends', tokenHash(token)),
    forget: (subjectId) => forgetWhere((one) => one.id === subjectId),
    forgetOperators: () => forgetWhere((one) => one.kind === 'operator'),
  };
}

function presentedTokens(token: string, twoFactorToken: string | null): PresentedTokens {
  return {
    tokenHash: tokenHash(token),
    deviceHash: twoFactorToken === null ? null : tokenHash(twoFactorToken),
  };
}

function cacheKey({ tokenHash: session, deviceHash }: PresentedTokens): string {
  return `${session.toString('base64')}.${deviceHash?.toString('base64') ?? ''}`;
}

/** @param isUse whether this is a call, which moves the idle end of the sessions on */
async function findPrincipals(
  deps: AuthenticatorDeps,
  presented: readonly PresentedTokens[],
  isUse: boolean,
): Promise<(Found | null)[]> {
  const now = deps.work.clock.now();
  const answers: (Found | null)[] = presented.map(() => null);
  const rows = await deps.work.query(scope, (ctx) => findOpenSessions(ctx.reader, presented, now));
  const statuses = await readStatuses(deps, rows);
  const hasOperators = rows.some((row) => row.operator_roles !== null);
  const requiresPasskey = hasOperators && (await deps.work.query(scope, deps.requiresPasskey));
  if (isUse) {
    await bump(deps, rows, now);
  }
  for (const row of rows) {
    const principal = principalOf(row, statuses.get(row.subject_id), requiresPasskey);
    answers[row.position - 1] = principal && { principal, validUntilMs: validUntilMs(row, now) };
  }
  return answers;
}

async function findEnds(
  deps: AuthenticatorDeps,
  tokenHashes: readonly Buffer[],
): Promise<(Message | null)[]> {
  const answers: (Message | null)[] = tokenHashes.map(() => null);
  for (const row of await deps.work.query(scope, (ctx) => findSessionEnds(ctx.reader, tokenHashes))) {
    const code = sessionEndCode(row, deps.work.clock.now());
    answers[row.position - 1] = code && message(code);
  }
  return answers;
}

async function readStatuses(
  deps: AuthenticatorDeps,
  rows: readonly SessionRow[],
): Promise<ReadonlyMap<string, CustomerStatus>> {
  const userIds = new Set(rows.filter((row) => row.user_role !== null).map((row) => row.subject_id));
  return userIds.size === 0
    ? new Map()
    : await deps.work.query(scope, (ctx) => deps.readStatus(ctx, [...userIds]));
}

function validUntilMs(row: SessionRow, now: Date): number {
  return Math.min(now.getTime() + CACHED_MS, row.idle_until.getTime(), row.expires_at.getTime());
}

async function bump(deps: AuthenticatorDeps, rows: readonly SessionRow[], now: Date): Promise<void> {
  const seenLast = later(now, -BUMP_EVERY_MS);
  const due = rows.filter((row) => row.last_seen_at <= seenLast);
  if (due.length > 0) {
    const tokens = due.map((row) => row.token_hash);
    const devices = due.map((row) => row.device_hash).filter((hash) => hash !== null);
    const idleUntil = later(now, (deps.limits ?? defaultSessionLimits).idleMs);
    await deps.work.command(scope, async (ctx) => {
      await bumpSessions(ctx.tx, tokens, now, idleUntil);
      await touchDevices(ctx.tx, devices, now);
    });
  }
}
