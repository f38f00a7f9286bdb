import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface Consent {
  readonly userId: string;
  /** What was agreed to: `terms`, `privacy`, `conventional`, `islamic`, … */
  readonly document: string;
  readonly version: string;
  readonly ip: string | null;
}

/** Append-only: a later agreement is another row. */
export async function insertConsent(tx: Tx, id: string, consent: Consent, acceptedAt: Date): Promise<void> {
  await tx.db
    .insertInto('consents')
    .values({
      id,
      user_id: consent.userId,
      document: consent.document,
      version: consent.version,
      accepted_at: acceptedAt,
      ip: consent.ip,
    })
    .execute();
}

/** The version agreed to last of each of some documents; those never agreed to are left out. */
export async function findLatestVersions(
  reader: Reader,
  userId: string,
  documents: readonly string[],
): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('consents')
    .distinctOn('document')
    .select(['document', 'version'])
    .where('user_id', '=', userId)
    .where('document', 'in', [...documents])
    .orderBy('document')
    .orderBy('accepted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => row.version);
}
