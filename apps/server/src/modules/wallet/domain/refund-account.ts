import { comparePayerName, type NameCheck } from '../../onboarding/public.ts';

/** How an account is known to be the payer's: the bank's statement names it, or an enquiry in the payer's name proved it. */
export type RefundSource = 'statement' | 'enquiry';

/** The account that a held top-up may go back to; its number is encrypted. */
export interface RefundAccount {
  readonly source: RefundSource;
  readonly bic: string;
  readonly numberEnc: Buffer;
  readonly numberHash: Buffer;
  readonly last4: string;
  /** In whose name the money is sent. */
  readonly holderName: string;
  readonly nameCheck: Exclude<NameCheck, 'different'>;
}

export type RefundRefusal = 'no_payer' | 'no_holder' | 'other_name';

export type RefundVerdict =
  | { readonly kind: 'accept'; readonly holderName: string; readonly nameCheck: RefundAccount['nameCheck'] }
  | { readonly kind: 'refuse'; readonly refusal: RefundRefusal };

/**
 * Whether money may go back to an account (rules §3): only to the payer, never to another name. What the statement
 * names as the debtor is the payer unless the rail named somebody else; an account that a payer tells has to carry the
 * name that the rail gave.
 */
export function judgeRefundAccount(
  source: RefundSource,
  holderName: string | null,
  payerName: string | null,
): RefundVerdict {
  if (source === 'enquiry' && payerName === null) {
    return { kind: 'refuse', refusal: 'no_payer' };
  }
  const name = holderName ?? (source === 'statement' ? payerName : null);
  if (name === null) {
    return { kind: 'refuse', refusal: 'no_holder' };
  }
  const nameCheck = payerName === null || holderName === null ? 'absent' : comparePayerName(name, payerName);
  return nameCheck === 'different' || (source === 'enquiry' && nameCheck === 'absent')
    ? { kind: 'refuse', refusal: 'other_name' }
    : { kind: 'accept', holderName: name, nameCheck };
}
