import type { Reader } from '../../../platform/db/database.ts';

/** One sign-in of a customer, open or ended. */
export interface PastSignIn {
  readonly id: string;
  readonly device: string | null;
  readonly ip: string | null;
  readonly signedInAt: Date;
  readonly endedAt: Date | null;
  readonly endReason: string | null;
  readonly expiresAt: Date;
}

const SIGN_INS = {
  name: 'identity_sign_ins_of',
  text: `select event_uuid as id, device, ip, created_at as "signedInAt", ended_at as "endedAt",
      end_reason as "endReason", least(idle_until, expires_at) as "expiresAt" from sessions
    where subject_id = $1 and subject_kind = 'user' and ($2::uuid is null or event_uuid < $2)
    order by event_uuid desc limit $3`,
};

/** A customer's sign-ins, newest first; the id is that of the sign-in's event. */
export function listSignInsOf(
  reader: Reader,
  userId: string,
  beforeId: string | null,
  limit: number,
): Promise<PastSignIn[]> {
  return reader.run<PastSignIn & Record<string, unknown>>(SIGN_INS, [userId, beforeId, limit]);
}

/** What changed about how a customer signs in. */
export interface PastSecurityChange {
  readonly id: string;
  readonly kind: string;
  readonly at: Date;
}

const CHANGES = {
  name: 'identity_security_changes_of',
  text: `select id, kind, at from security_changes where user_id = $1 and ($2::uuid is null or id < $2)
    order by id desc limit $3`,
};

/** The changes of a customer's sign-in, newest first. */
export function listSecurityChangesOf(
  reader: Reader,
  userId: string,
  beforeId: string | null,
  limit: number,
): Promise<PastSecurityChange[]> {
  return reader.run<PastSecurityChange & Record<string, unknown>>(CHANGES, [userId, beforeId, limit]);
}

/** One agreement of a customer. */
export interface GivenConsent {
  readonly document: string;
  readonly version: string;
  readonly acceptedAt: Date;
}

/** What a customer agreed to, newest first. */
export function listConsentsOf(reader: Reader, userId: string, limit: number): Promise<GivenConsent[]> {
  return reader.db
    .selectFrom('consents')
    .select(['document', 'version', 'accepted_at as acceptedAt'])
    .where('user_id', '=', userId)
    .orderBy('accepted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
