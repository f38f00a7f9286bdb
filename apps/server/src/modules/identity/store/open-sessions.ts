import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SignInPlace } from '../domain/familiar-device.ts';
import type { EndReason } from '../domain/session-end.ts';
import type { SubjectKind } from './sessions.ts';

/** An open sign-in as its owner sees it. */
export interface SignInRecord extends SignInPlace {
  readonly eventUuid: string;
  readonly signedInAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

const COLUMNS = ['event_uuid', 'device', 'ip', 'created_at', 'last_seen_at', 'expires_at'] as const;

/** A subject's sign-ins that still open something, the one seen last first. */
export async function findSignIns(
  reader: Reader,
  subjectKind: SubjectKind,
  subjectId: string,
  now: Date,
): Promise<SignInRecord[]> {
  const rows = await reader.db
    .selectFrom('sessions')
    .select(COLUMNS)
    .where('subject_kind', '=', subjectKind)
    .where('subject_id', '=', subjectId)
    .where('ended_at', 'is', null)
    .where('idle_until', '>', now)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('event_uuid', 'desc')
    .execute();
  return rows.map((row) => ({
    eventUuid: row.event_uuid,
    device: row.device ?? '',
    ip: row.ip ?? '',
    signedInAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
  }));
}

/** Ends every sign-in of a subject that was not ended before, but for the one named; answers how many. */
export async function endAllSessions(
  tx: Tx,
  subjectKind: SubjectKind,
  subjectId: string,
  end: { readonly at: Date; readonly reason: EndReason },
  exceptEventUuid: string | null = null,
): Promise<number> {
  let ending = tx.db
    .updateTable('sessions')
    .set({ ended_at: end.at, end_reason: end.reason })
    .where('subject_kind', '=', subjectKind)
    .where('subject_id', '=', subjectId)
    .where('ended_at', 'is', null);
  if (exceptEventUuid !== null) {
    ending = ending.where('event_uuid', '<>', exceptEventUuid);
  }
  return (await ending.returning('event_uuid').execute()).length;
}

/** Where a customer's latest sign-ins came from, ended ones too. */
export async function findPlaces(reader: Reader, userId: string, limit: number): Promise<SignInPlace[]> {
  const rows = await reader.db
    .selectFrom('sessions')
    .select(['device', 'ip'])
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ device: row.device ?? '', ip: row.ip ?? '' }));
}
