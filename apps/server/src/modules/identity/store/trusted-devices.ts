import type { Tx } from '../../../platform/db/database.ts';
import type { SubjectKind } from './sessions.ts';

export interface NewDevice {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly subjectKind: SubjectKind;
  readonly subjectId: string;
  readonly name: string;
  readonly trustedAt: Date;
  readonly expiresAt: Date;
}

/** A device that gave the second factor; its token passes until it expires. */
export async function insertDevice(tx: Tx, device: NewDevice): Promise<void> {
  await tx.db
    .insertInto('trusted_devices')
    .values({
      id: device.id,
      token_hash: device.tokenHash,
      subject_kind: device.subjectKind,
      subject_id: device.subjectId,
      name: device.name,
      last_used_at: device.trustedAt,
      expires_at: device.expiresAt,
      created_at: device.trustedAt,
    })
    .execute();
}
