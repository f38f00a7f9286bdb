import type { Obligation, RecipientPurpose } from '@titian/contracts/treasury';
import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { SealedField } from '../../../platform/keys/sealed-columns.ts';

export type RemittanceState = 'approved' | 'released' | 'paid' | 'returned' | 'cancelled';

/** Platform money of one period on its way out of the trust account. */
export interface Remittance {
  readonly id: string;
  readonly obligation: Obligation;
  readonly noteId: string | null;
  readonly fromOn: Day;
  readonly throughOn: Day;
  readonly amountSen: Sen;
  readonly transfers: number;
  readonly dueOn: Day | null;
  readonly recipientId: string;
  readonly invoiceFileId: string | null;
  readonly invoiceNumber: string | null;
  readonly payoutId: string | null;
  readonly state: RemittanceState;
  readonly releasedTransferId: string | null;
  readonly paidOn: Day | null;
  /** When the operating account's statement showed it. */
  readonly arrivedOn: Day | null;
  readonly remittedOn: Day | null;
  readonly officialReference: string | null;
  readonly returnReason: string | null;
  readonly createdAt: Date;
}

/** A transfer behind the sum of a period; what left the account is below zero. */
export interface PeriodTransfer {
  readonly id: string;
  readonly amountSen: Sen;
  readonly on: Day;
  readonly kind: string;
  readonly noteNumber: string | null;
  readonly referenceId: string;
}

export type RecipientState = 'draft' | 'active' | 'ended';

/** An account that platform money may be sent to; its number is encrypted. */
export interface Recipient {
  readonly id: string;
  readonly purpose: RecipientPurpose;
  readonly name: string;
  readonly bic: string;
  readonly numberEnc: SealedField;
  readonly last4: string;
  /** As the bank named it; null where it names none. */
  readonly holderName: string | null;
  readonly state: RecipientState;
  readonly createdAt: Date;
}

/** The operating account's number, as its statements name it; null where the platform has none configured. */
export interface TreasuryDeps {
  readonly operatingAccountNo: string | null;
}
