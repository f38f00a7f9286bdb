import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { listClaims } from '../store/guarantees.ts';

/** A claim on a guarantor that two operators closed short. */
export interface ClosedClaim {
  readonly noteId: string;
  readonly on: Day;
  /** What was open and is not expected any more, over all investors. */
  readonly amountSen: Sen;
  readonly explanation: string;
}

/** The claims of some notes that were closed short; others are left out. */
export async function closedClaims(ctx: QueryCtx, noteIds: readonly string[]): Promise<ClosedClaim[]> {
  const claims = await listClaims(ctx.reader, noteIds);
  return [...claims.values()].flatMap(({ noteId, closing }) => {
    if (closing === null) {
      return [];
    }
    const { on, amountSen, explanation } = closing;
    return [{ noteId, on, amountSen, explanation }];
  });
}
