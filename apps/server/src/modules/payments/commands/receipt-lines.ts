import { message } from '@titian/contracts/messages/message';
import { senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError, invariant } from '../../../platform/errors.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { BankLine, NamedLine, ReceiptLines } from '../domain/bank-line.ts';
import { listOpenCredits, lockBankLine, namesOwnPayment } from '../store/bank-lines.ts';
import { resolveLine } from '../store/exception-resolutions.ts';
import { closeLine } from '../store/statements.ts';

/** The lines of the trust account that manually recorded receipts name (REP-7). */
export function createReceiptLines(trust: BankAccount): ReceiptLines {
  return {
    lock: (ctx, named) => lockNamed(ctx, trust, named),
    async match(ctx, line, transferId) {
      const matched = { kind: 'payment', id: transferId } as const;
      const isClosed = await closeLine(ctx.tx, line.bankReference, matched);
      invariant(isClosed, `line ${line.bankReference} is open while money is recorded for it`);
      const text = message('exception_line_recorded');
      await resolveLine(ctx.tx, line.bankReference, { at: ctx.now, text });
    },
    list: (ctx, amountSen) => listOpenCredits(ctx.reader, trust.accountNo, amountSen),
  };
}

async function lockNamed(
  ctx: Ctx,
  trust: BankAccount,
  { bankReference, amountSen, field }: NamedLine,
): Promise<BankLine> {
  const line = await lockBankLine(ctx.tx, bankReference);
  if (line === null || line.accountNo !== trust.accountNo) {
    throw fieldError(field, message('statement_line_missing'));
  }
  if (line.isReturn || line.amountSen !== amountSen) {
    throw fieldError(field, message('statement_line_amount_differs', { amount: senToText(amountSen) }));
  }
  if (!line.isOpen || (await namesOwnPayment(ctx.tx, line.reference))) {
    throw fieldError(field, message('statement_line_used'));
  }
  return line;
}
