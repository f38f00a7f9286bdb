import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { may } from '@titian/contracts/permissions';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import type { HeldMoney } from './held-money.ts';
import type { HeldMoneyStore } from './held-money-handler.ts';
import type { RefundAccount } from './refund-account.ts';

/** Whether a decision about it may be proposed now, and its account be verified. */
export function isOpen({ state }: HeldMoney, isProposed: boolean): boolean {
  return state === 'held' && !isProposed;
}

/** FPX never gives the payer's account, and money may not go back to another name (WAL-7). */
export function refundError({ intentId }: HeldMoney, account: RefundAccount | null): Message | null {
  return intentId !== null && account === null ? message('receipt_payer_unproven') : null;
}

export interface HeldMoneyFacts {
  readonly money: HeldMoney;
  readonly account: RefundAccount | null;
  /** Why it may not be booked for the customer. */
  readonly rejection: Message | null;
  readonly isProposed: boolean;
}

/** What an operator may propose or verify now: what the proposals and the verification themselves accept (PAY-22). */
export function allowedActions(
  { money, account, rejection, isProposed }: HeldMoneyFacts,
  operator: Pick<OperatorPrincipal, 'grants'>,
  store: Pick<HeldMoneyStore, 'review'>,
): { book: boolean; refund: boolean; prove_account: boolean } {
  const open = isOpen(money, isProposed);
  const mayDecide = open && may(operator, store.review);
  return {
    book: mayDecide && rejection === null,
    refund: mayDecide && refundError(money, account) === null,
    // A bank transfer has no payer named by the rail: there is nothing to return.
    prove_account: open && may(operator, 'account_verification') && money.intentId !== null,
  };
}
