import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newToken, tokenHash } from '../../../platform/field-encryption.ts';
import { networkAddress } from '../../../platform/http/network-address.ts';
import { newId } from '../../../platform/ids.ts';
import type { SessionLimits } from '../domain/session-limits.ts';
import { insertSession, type SubjectKind } from '../store/sessions.ts';

export interface SessionStart {
  readonly subjectKind: SubjectKind;
  readonly subjectId: string;
  readonly ip: string;
  readonly device: string;
}

export interface StartedSession {
  /** Shown once; only its hash is stored. */
  readonly token: string;
  readonly eventUuid: string;
  readonly expiresAt: Date;
}

/** Opens a session with a fresh 256-bit token. */
export async function startSession(
  ctx: Ctx,
  limits: SessionLimits,
  start: SessionStart,
): Promise<StartedSession> {
  const token = newToken();
  const eventUuid = newId();
  const expiresAt = later(ctx.now, limits.absoluteMs);
  await insertSession(ctx.tx, {
    ...start,
    ip: networkAddress(start.ip),
    tokenHash: tokenHash(token),
    eventUuid,
    startedAt: ctx.now,
    idleUntil: later(ctx.now, Math.min(limits.idleMs, limits.absoluteMs)),
    expiresAt,
  });
  return { token, eventUuid, expiresAt };
}
