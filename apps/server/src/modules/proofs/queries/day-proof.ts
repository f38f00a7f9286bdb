import type { Day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { sha256 } from '../../../platform/field-encryption.ts';
import type { ProofRecord } from '../domain/proof-record.ts';
import { verifiesText } from '../domain/signing-key.ts';
import { contentOf } from '../present.ts';
import { listRecordDays, listRecordsAfter } from '../store/records.ts';
import { findDayRecord } from './read-proofs.ts';

/** A day's record as others read it: what it states, whether it is intact, and what later records correct of it. */
export interface DayProof {
  readonly record: ProofRecord;
  readonly hash: string;
  readonly keyId: number;
  /** Whether the content has the hash, and the key of the record signed it. */
  readonly isSignatureValid: boolean;
  readonly corrections: readonly {
    /** The day whose record says it. */
    readonly statedOn: Day;
    readonly account: string;
    readonly amount: string;
  }[];
  readonly bankCorrections: readonly { readonly statedOn: Day; readonly amount: string }[];
}

/** The proof of a day; null where it has no record. */
export async function readDayProof(ctx: QueryCtx, day: Day): Promise<DayProof | null> {
  const stored = await findDayRecord(ctx, day);
  if (stored === null) {
    return null;
  }
  const later = (await listRecordsAfter(ctx.reader, day)).map((one) => ({
    statedOn: one.day,
    record: contentOf(one),
  }));
  return {
    record: contentOf(stored),
    ...{ hash: stored.hash.toString('hex'), keyId: stored.keyId },
    isSignatureValid:
      sha256(stored.content).equals(stored.hash) &&
      verifiesText(stored.publicKey, stored.content, stored.signature),
    corrections: later.flatMap(({ statedOn, record }) =>
      record.corrections
        // A correction counts from its day on.
        .filter((one) => one.day <= day)
        .map(({ account, amount }) => ({ statedOn, account, amount })),
    ),
    bankCorrections: later.flatMap(({ statedOn, record }) =>
      record.bank_corrections.filter((one) => one.day === day).map(({ amount }) => ({ statedOn, amount })),
    ),
  };
}

/** Those days of a range that have a record. */
export async function daysWithProof(
  ctx: QueryCtx,
  range: { readonly from: Day; readonly to: Day },
): Promise<ReadonlySet<Day>> {
  return new Set(await listRecordDays(ctx.reader, range));
}
