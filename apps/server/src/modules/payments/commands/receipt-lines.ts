import { formatRinggit } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { assertOurs, fieldError } from '../../../platform/errors.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { BankLine, NamedLine, ReceiptLines } from '../domain/bank-line.ts';
import { listOpenCredits, lockBankLine, namesOurs } from '../store/bank-lines.ts';
import { resolveLine } from '../store/exceptions.ts';
import { closeLine } from '../store/statements.ts';

/** The lines of the trust account that money recorded by hand names (REP-7). */
export function createReceiptLines(trust: BankAccount): ReceiptLines {
  return {
    lock: (ctx, named) => lockNamed(ctx, trust, named),
    async match(ctx, line, transferId) {
      const matched = { kind: 'payment', id: transferId } as const;
      const isClosed = await closeLine(ctx.tx, line.bankReference, matched);
      assertOurs(isClosed, `line ${line.bankReference} is open while money is recorded for it`);
      const text = 'Two operators recorded the money of this line.';
      await resolveLine(ctx.tx, line.bankReference, { by: null, at: ctx.now, text });
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
    throw fieldError(
      field,
      'No statement of the trust account has this line yet. Import the statement that shows the money, then choose its line.',
    );
  }
  if (line.isReturn || line.amountSen !== amountSen) {
    throw fieldError(
      field,
      `This line is not a receipt of ${formatRinggit(amountSen)}. Choose the line with exactly that amount.`,
    );
  }
  if (!line.isOpen || (await namesOurs(ctx.tx, line.reference))) {
    throw fieldError(field, 'Something explains this line already. A line is used once.');
  }
  return line;
}
