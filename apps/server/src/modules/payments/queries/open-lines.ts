import type { Sen } from '@titian/finance/sen';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import type { OpenStatementLine } from '../domain/open-line.ts';
import { findOpenLine, listOpenOfAmount } from '../store/open-lines.ts';

/** Locks a line by the bank's reference; null where there is none, or something explains it. */
export function lockOpenLine(ctx: Ctx, bankReference: string): Promise<OpenStatementLine | null> {
  return findOpenLine(ctx.tx, bankReference);
}

/** Lines of an account that nothing explains, of one signed amount, oldest first. */
export function openLinesOf(
  ctx: QueryCtx,
  accountNo: string,
  amountSen: Sen,
): Promise<readonly OpenStatementLine[]> {
  return listOpenOfAmount(ctx.reader, accountNo, amountSen);
}
