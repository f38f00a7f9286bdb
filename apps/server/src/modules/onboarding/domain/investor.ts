import type { Day } from '@titian/finance/calendar';

/** An approved investor. */
export interface Investor {
  readonly userId: string;
  /** INV- and 7 digits (ONB-7). */
  readonly invNo: string;
  readonly planType: 'basic' | 'premium';
  readonly isFundManaged: boolean;
  readonly guaranteedOnly: boolean;
  /** The name on the approved document; never taken from a payer. */
  readonly verifiedName: string;
  readonly cashAccountId: string;
  readonly firstTopupAt: Date | null;
  readonly agreementVersion: string | null;
  readonly employmentUpdatedAt: Date | null;
  readonly approvedOn: Day;
}
