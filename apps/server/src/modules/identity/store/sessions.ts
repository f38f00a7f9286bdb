import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { PermissionLimitRow } from '../domain/permission-limit.ts';
import type { EndedSession, EndReason } from '../domain/session-end.ts';
import { LIMITS_OF_OPERATOR } from './permission-limits.ts';

export type SubjectKind = 'user' | 'operator';

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly subjectKind: SubjectKind;
  readonly subjectId: string;
  readonly eventUuid: string;
  readonly startedAt: Date;
  readonly idleUntil: Date;
  readonly expiresAt: Date;
  readonly ip: string;
  readonly device: string;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      subject_kind: session.subjectKind,
      subject_id: session.subjectId,
      event_uuid: session.eventUuid,
      last_seen_at: session.startedAt,
      idle_until: session.idleUntil,
      expires_at: session.expiresAt,
      ip: session.ip,
      device: session.device,
      created_at: session.startedAt,
    })
    .execute();
}

/** Ends one sign-in of a subject; answers whether it was still open. */
export async function endSession(
  tx: Tx,
  subjectId: string,
  eventUuid: string,
  end: { readonly at: Date; readonly reason: EndReason },
): Promise<boolean> {
  const ended = await tx.db
    .updateTable('sessions')
    .set({ ended_at: end.at, end_reason: end.reason })
    .where('event_uuid', '=', eventUuid)
    .where('subject_id', '=', subjectId)
    .where('ended_at', 'is', null)
    .returning('event_uuid')
    .executeTakeFirst();
  return ended !== undefined;
}

/** What a presented pair of tokens is looked up by. */
export interface PresentedTokens {
  readonly tokenHash: Buffer;
  readonly deviceHash: Buffer | null;
}

/** An open session with the data of its subject that guards need. */
export interface SessionRow {
  readonly position: number;
  readonly token_hash: Buffer;
  readonly subject_kind: SubjectKind;
  readonly subject_id: string;
  readonly event_uuid: string;
  readonly two_factor_at: Date | null;
  readonly passkey_at: Date | null;
  readonly last_seen_at: Date;
  readonly idle_until: Date;
  readonly expires_at: Date;
  readonly user_role: string | null;
  readonly user_type: string | null;
  readonly account_status: string | null;
  readonly user_locale: string | null;
  readonly operator_name: string | null;
  readonly operator_roles: string[] | null;
  readonly permission_limits: PermissionLimitRow[] | null;
  readonly two_factor_enabled: boolean;
  readonly device_hash: Buffer | null;
  readonly device_id: string | null;
}

const FIND = {
  name: 'identity_sessions',
  text: `select asked.position::int as position, session.token_hash, session.subject_kind, session.subject_id,
      session.event_uuid, session.two_factor_at, session.passkey_at, session.last_seen_at, session.idle_until, session.expires_at,
      users.role as user_role, users.type as user_type, users.account_status, users.locale as user_locale,
      operators.name as operator_name, operators.roles as operator_roles,
      case when operators.id is not null then ${LIMITS_OF_OPERATOR} end as permission_limits,
      two_factors.subject_id is not null as two_factor_enabled,
      device.token_hash as device_hash, device.id as device_id
    from unnest($1::bytea[], $2::bytea[]) with ordinality as asked (token_hash, device_hash, position)
    join sessions as session on session.token_hash = asked.token_hash
    left join users on session.subject_kind = 'user' and users.id = session.subject_id
    left join operators on session.subject_kind = 'operator' and operators.id = session.subject_id
      and operators.disabled_at is null
    left join two_factors on two_factors.subject_kind = session.subject_kind
      and two_factors.subject_id = session.subject_id and two_factors.enabled_at is not null
    left join trusted_devices as device on device.token_hash = asked.device_hash
      and device.subject_kind = session.subject_kind and device.subject_id = session.subject_id
      and device.expires_at > $3 and (device.event_uuid is null or device.event_uuid = session.event_uuid)
    where session.ended_at is null and session.idle_until > $3 and session.expires_at > $3`,
};

/** The open sessions among those presented, in one statement for any number of them. */
export function findOpenSessions(
  reader: Reader,
  presented: readonly PresentedTokens[],
  now: Date,
): Promise<SessionRow[]> {
  return reader.run<SessionRow & Record<string, unknown>>(FIND, [
    presented.map((one) => one.tokenHash),
    presented.map((one) => one.deviceHash),
    now,
  ]);
}

const ENDED = {
  name: 'identity_sessions_ended',
  text: `select asked.position::int as position, session.ended_at as "endedAt", session.end_reason as "endReason",
      session.idle_until as "idleUntil", session.expires_at as "expiresAt"
    from unnest($1::bytea[]) with ordinality as asked (token_hash, position)
    join sessions as session on session.token_hash = asked.token_hash`,
};

/** The sessions of tokens that were presented, open or not; a token that was never given has none. */
export function findSessionEnds(
  reader: Reader,
  tokenHashes: readonly Buffer[],
): Promise<(EndedSession & { readonly position: number })[]> {
  return reader.run<EndedSession & { position: number } & Record<string, unknown>>(ENDED, [tokenHashes]);
}

const BUMP = {
  name: 'identity_sessions_seen',
  text: `update sessions set last_seen_at = $2, idle_until = least($3, expires_at)
    where token_hash in (
      select token_hash from sessions where token_hash = any($1::bytea[]) and ended_at is null
      order by token_hash for no key update skip locked)`,
};

/** Extends the idle end of sessions; rows locked by another transaction are skipped. */
export async function bumpSessions(
  tx: Tx,
  tokenHashes: readonly Buffer[],
  seenAt: Date,
  idleUntil: Date,
): Promise<void> {
  await tx.run(BUMP, [tokenHashes, seenAt, idleUntil]);
}

/** Whether a user has signed in from a network address before; also queried for unknown users (null). */
export async function hasSessionFrom(reader: Reader, subjectId: string | null, ip: string): Promise<boolean> {
  const row = await reader.db
    .selectFrom('sessions')
    .select('event_uuid')
    .where('subject_id', '=', subjectId ?? NOBODY)
    .where('ip', '=', ip)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Queried where there is no user, so that both cases cost one query. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Notes that the second factor was given in a session; answers when that session ends, or null when it has. */
export async function passTwoFactor(
  tx: Tx,
  subjectId: string,
  eventUuid: string,
  now: Date,
): Promise<Date | null> {
  const row = await tx.db
    .updateTable('sessions')
    .set({ two_factor_at: now })
    .where('event_uuid', '=', eventUuid)
    .where('subject_id', '=', subjectId)
    .where('ended_at', 'is', null)
    .returning('expires_at')
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

/** When the second factor was last given in an open session, or null. */
export async function twoFactorGivenAt(
  reader: Reader,
  subjectId: string,
  eventUuid: string,
): Promise<Date | null> {
  const row = await reader.db
    .selectFrom('sessions')
    .select('two_factor_at')
    .where('event_uuid', '=', eventUuid)
    .where('subject_id', '=', subjectId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.two_factor_at ?? null;
}
