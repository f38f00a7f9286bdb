import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { closeLine } from '../store/statements.ts';

/** Explains an open line, which the caller has locked, by the transfer that the same transaction books for it. */
export async function explainLine(ctx: Ctx, bankReference: string, transferId: string): Promise<void> {
  const isClosed = await closeLine(ctx.tx, bankReference, { kind: 'transfer', id: transferId });
  invariant(isClosed, `line ${bankReference} is open while it is explained`);
}
