import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { AccountEnquiry } from '../../../gateways/payout/port.ts';
import { isNameOf } from './name-match.ts';
import { comparePayerName, type NameCheck } from './payer-name.ts';

/**
 * `enquiring`: the bank has not answered yet; `review`: an operator decides; `replaced`: its owner requested another
 * one.
 */
export type ChangeState = 'enquiring' | 'review' | 'accepted' | 'refused' | 'replaced';
export type ChangeRejection = 'not_found' | 'closed' | 'other_name' | 'no_answer' | 'operator';

/** A customer's request to be paid to another account; its number stays encrypted. */
export interface BankAccountChange {
  readonly id: string;
  readonly userId: string;
  readonly bic: string;
  readonly last4: string;
  /** As the customer wrote it. */
  readonly holderName: string;
  /** As the bank names them; null before its answer and where it gives no name. */
  readonly bankHolderName: string | null;
  readonly nameCheck: NameCheck | null;
  readonly state: ChangeState;
  readonly refusal: ChangeRejection | null;
  readonly version: number;
  readonly requestedAt: Date;
}

/** An account that its owner is waiting for. */
export interface PendingBankAccount {
  readonly bic: string;
  readonly bankName: string;
  readonly last4: string;
  readonly holderName: string;
  readonly state: 'enquiring' | 'review';
  readonly requestedAt: Date;
}

/** What the bank's answer means for the request. */
export type Verdict =
  | { readonly kind: 'accept' | 'review'; readonly nameCheck: NameCheck; readonly holderName: string | null }
  | { readonly kind: 'refuse'; readonly refusal: ChangeRejection; readonly nameCheck: NameCheck | null }
  | { readonly kind: 'ask_again' };

/**
 * Decides about an account by its holder: the verified name → accepted, close or absent → reviewed by operators, another
 * name → refused (WAL-13). A missing answer decides nothing.
 */
export function assessEnquiry(answer: AccountEnquiry, verifiedName: string): Verdict {
  if (answer.kind === 'unknown') {
    return { kind: 'ask_again' };
  }
  if (answer.kind !== 'found') {
    return { kind: 'refuse', refusal: answer.kind, nameCheck: null };
  }
  const nameCheck = comparePayerName(answer.holderName, verifiedName);
  if (!isNameOf('not_other', answer.holderName, [verifiedName])) {
    return { kind: 'refuse', refusal: 'other_name', nameCheck };
  }
  const { holderName } = answer;
  return { kind: isNameOf('own', holderName, [verifiedName]) ? 'accept' : 'review', nameCheck, holderName };
}

/** The form field and the text of a rejection. */
export const rejectionTexts: Readonly<Record<ChangeRejection, { field: string; text: Message }>> = {
  not_found: {
    field: 'number',
    text: message('bank_account_unknown'),
  },
  closed: {
    field: 'number',
    text: message('bank_account_closed'),
  },
  other_name: {
    field: 'holder_name',
    text: message('bank_account_other_holder'),
  },
  no_answer: {
    field: 'number',
    text: message('bank_account_unconfirmed'),
  },
  operator: { field: 'number', text: message('bank_account_not_accepted') },
};
