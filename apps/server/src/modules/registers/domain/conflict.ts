import type { ConflictNature, ConflictState } from '@titian/contracts/registers';
import type { Day } from '@titian/finance/calendar';

/** A version of a conflict of interest; the first one is the disclosure (CMP-7). */
export interface ConflictVersion {
  readonly id: string;
  readonly conflictId: string;
  readonly number: string;
  readonly version: number;
  /** Whose conflict it is. */
  readonly operatorId: string;
  readonly nature: ConflictNature;
  readonly counterparty: string;
  /** The customer that the counterparty is; null for none. */
  readonly customerId: string | null;
  readonly disclosedOn: Day;
  readonly description: string;
  readonly mitigation: string | null;
  readonly state: ConflictState;
  readonly reviewOn: Day | null;
  readonly authorId: string;
  readonly writtenAt: Date;
}

/** Whether a managed conflict should have been reviewed by a day. */
export function isReviewOverdue({ reviewOn }: Pick<ConflictVersion, 'reviewOn'>, today: Day): boolean {
  return reviewOn !== null && reviewOn < today;
}
