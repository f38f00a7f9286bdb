import type { Sen } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { closeLine, findLine } from '../store/statements.ts';

/** A transfer into our account that two operators recorded by the bank's reference of it. */
export interface RecordedTransfer {
  readonly bankReference: string;
  readonly amountSen: Sen;
  /** The ledger's transfer that took it in. */
  readonly transferId: string;
}

/**
 * Explains the line of the bank's statement that a recorded transfer is; one whose statement has not come yet is left
 * to the reconciliation.
 * @throws FieldError on `after.bank_reference` where the line is about something else
 */
export async function matchTransfer(ctx: Ctx, transfer: RecordedTransfer): Promise<void> {
  const line = await findLine(ctx.tx, transfer.bankReference);
  if (line === null) {
    return;
  }
  const isThis = !line.isReturn && line.amountSen === transfer.amountSen;
  const matched = { kind: 'payment', id: transfer.transferId } as const;
  if (!isThis || !(await closeLine(ctx.tx, transfer.bankReference, matched))) {
    throw fieldError(
      'after.bank_reference',
      'The line of the statement with this reference has another amount, or is explained already.',
    );
  }
}
