import type { Sen } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { noAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import type { BankLine } from '../domain/bank-line.ts';
import { matchUnclaimed } from './unclaimed-line.ts';

/** What the ledger says of the money that is taken in. */
export interface TakenIn {
  readonly amountSen: Sen;
  readonly kind: 'line_received' | 'unidentified_received';
  readonly referenceId: string;
}

/**
 * Takes the money of a line of the trust account into `receipts_clearing`.
 * @returns the transfer, which explains the line
 */
export async function takeInLine(ctx: Ctx, line: BankLine, taken: TakenIn): Promise<string> {
  const id = newId();
  await postTransfers(ctx, noAccounts, [
    {
      ...{ id, ...taken, noteId: null },
      debitAccountId: platformAccount('trust_bank'),
      creditAccountId: platformAccount('receipts_clearing'),
    },
  ]);
  await matchUnclaimed(ctx, { line }, id);
  return id;
}
