import type { Reader } from '../../../platform/db/database.ts';

/** The consents of a customer, oldest first. */
export function listConsents(reader: Reader, userId: string): Promise<object[]> {
  return reader.db
    .selectFrom('consents')
    .select(['document', 'version', 'accepted_at', 'ip'])
    .where('user_id', '=', userId)
    .orderBy('accepted_at')
    .execute();
}

/** Every sign-in of a customer, oldest first; without tokens. */
export function listSignIns(reader: Reader, userId: string): Promise<object[]> {
  return reader.db
    .selectFrom('sessions')
    .select(['event_uuid', 'created_at', 'last_seen_at', 'ended_at', 'ip', 'device', 'two_factor_at'])
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** Every passkey of a customer, removed ones too, oldest first; without keys. */
export function listEveryPasskey(reader: Reader, userId: string): Promise<object[]> {
  return reader.db
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'last_used_at', 'ended_at', 'backed_up', 'transports'])
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export function listSecurityChanges(reader: Reader, userId: string): Promise<object[]> {
  return reader.db
    .selectFrom('security_changes')
    .select(['kind', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
}
