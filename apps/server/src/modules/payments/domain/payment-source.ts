import type { SealedField } from '../../../platform/keys/sealed-columns.ts';

/** Where a payment came from, as the bank's statement says; the number is encrypted. */
export interface PaymentSource {
  readonly bic: string;
  readonly numberEnc: SealedField;
  readonly numberHash: Buffer;
  readonly last4: string;
  /** The account's holder; null where the statement names only the account. */
  readonly holderName: string | null;
}
