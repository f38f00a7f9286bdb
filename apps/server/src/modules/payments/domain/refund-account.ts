import type { SealedField } from '../../../platform/keys/sealed-columns.ts';
import { comparePayerName, type NameCheck } from '../../onboarding/public.ts';

/**
 * How an account is known to be the payer's: the bank's statement names it, an enquiry in the payer's name verified
 * it, or, where the bank named no payer, an enquiry in the name on a document of the payer's bank.
 */
export type RefundSource = 'statement' | 'enquiry' | 'document';

/** The account that held money may go back to; its number is encrypted. */
export interface RefundAccount {
  readonly source: RefundSource;
  readonly bic: string;
  readonly numberEnc: SealedField;
  readonly numberHash: Buffer;
  readonly last4: string;
  /** In whose name the money is sent. */
  readonly holderName: string;
  readonly nameCheck: Exclude<NameCheck, 'different'>;
  /** The document that evidences the payment; null for the other sources. */
  readonly evidence: string | null;
}

/** Money that may have to go back, or that is owed to the guarantor of a note. */
export interface RefundSubject {
  readonly kind: 'topup' | 'receipt' | 'guarantor' | 'reconciliation_exception';
  /** Of the top-up, the receipt or the exception about a line; of the note whose guarantor it is. */
  readonly id: string;
  /** The ledger's transfer that took it in; null where the rail did not bring it. */
  readonly transferId: string | null;
  /** As the rail named the payer, or the note its guarantor; null where neither did. */
  readonly payerName: string | null;
}

export type RefundBlockReason = 'no_payer' | 'no_holder' | 'other_name';

export type RefundVerdict =
  | { readonly kind: 'accept'; readonly holderName: string; readonly nameCheck: RefundAccount['nameCheck'] }
  | { readonly kind: 'refuse'; readonly refusal: RefundBlockReason };

/**
 * Whether money may go back to an account (PAY-13): only to the payer, never to another name. What the statement
 * names as the debtor is the payer unless the rail named another person; a stated account has to carry the name that the
 * rail gave, or where it gave none, the name on the document.
 */
export function assessRefundAccount(
  source: RefundSource,
  holderName: string | null,
  payerName: string | null,
): RefundVerdict {
  const isNotified = source !== 'statement';
  if (isNotified && payerName === null) {
    return { kind: 'refuse', refusal: 'no_payer' };
  }
  const name = holderName ?? (isNotified ? null : payerName);
  if (name === null) {
    return { kind: 'refuse', refusal: 'no_holder' };
  }
  const nameCheck = payerName === null || holderName === null ? 'absent' : comparePayerName(name, payerName);
  return nameCheck === 'different' || (isNotified && nameCheck === 'absent')
    ? { kind: 'refuse', refusal: 'other_name' }
    : { kind: 'accept', holderName: name, nameCheck };
}
