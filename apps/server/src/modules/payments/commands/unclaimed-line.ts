import { message } from '@titian/contracts/messages/message';
import { parseSen, type Sen, sen, senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import { type BankLine, boundLine } from '../domain/bank-line.ts';
import { namesOwnPayment } from '../store/bank-lines.ts';
import { closeLine } from '../store/statements.ts';
import { lockOpen, type OpenException } from './close-exception.ts';
import { describeException, labelOf } from './resolve-exception.ts';

/** An open exception of the trust account about an unidentified line, locked. */
export interface UnclaimedLine extends OpenException {
  readonly line: BankLine;
  /** Without its sign. */
  readonly amountSen: Sen;
}

/**
 * Locks an exception about an unidentified line.
 * @param direction which way the line moved
 * @throws AppError `not_found`, `wrong_state`; FieldError on `after.amount` where it is not the line's
 */
export async function lockUnclaimed(
  ctx: Ctx,
  accounts: readonly BankAccount[],
  id: string,
  expected: { readonly direction: 'credit' | 'debit'; readonly amount: string },
): Promise<UnclaimedLine> {
  const open = await lockOpen(ctx, accounts, id);
  const { line, account } = open;
  if (account.kind !== 'trust_bank' || line === null || !line.isOpen || line.isReturn) {
    throw new AppError('wrong_state', {}, message('line_not_open_in_trust'));
  }
  if (
    line.amountSen > 0n !== (expected.direction === 'credit') ||
    (await namesOwnPayment(ctx.tx, line.reference))
  ) {
    throw new AppError('wrong_state', {}, message('line_belongs_elsewhere'));
  }
  const amountSen = sen(line.amountSen < 0n ? -line.amountSen : line.amountSen);
  rejectOtherAmount(expected.amount, amountSen);
  return { ...open, line, amountSen };
}

/** @throws FieldError on `after.amount` */
export function rejectOtherAmount(amount: string, amountSen: Sen): void {
  if (parseSen(amount) !== amountSen) {
    throw fieldError('after.amount', message('line_amount', { amount: senToText(amountSen) }));
  }
}

/** What a proposal about such a line shows and binds. */
export function subjectOfLine(open: OpenException) {
  // Whether it is open is checked before; what it is about is bound.
  return { version: 1, label: labelOf(open.exception), before: describeException(open) };
}

export function boundUnclaimed(ctx: Ctx, { exception, line }: UnclaimedLine) {
  return { kind: exception.kind, cause: exception.cause, line: boundLine(ctx, line) };
}

/** Explains the line by the transfer that the same transaction posted for it. */
export async function matchUnclaimed(
  ctx: Ctx,
  { line }: Pick<UnclaimedLine, 'line'>,
  transferId: string,
): Promise<void> {
  const isClosed = await closeLine(ctx.tx, line.bankReference, { kind: 'transfer', id: transferId });
  invariant(isClosed, `line ${line.bankReference} is open while it is booked`);
}
