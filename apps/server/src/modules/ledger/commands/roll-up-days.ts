import type { Ctx } from '../../../platform/context.ts';
import { addDays } from '../store/roll-up.ts';

/** A transaction is known to the database's list a moment after its own time has begun. */
const MARGIN_MS = 5_000;

/**
 * Rolls transfers up into `account_days`, whatever business date they carry: a range of the latest transfers is read,
 * never all. Readers of a balance as of a day add newer transfers, so that the sum is always exact.
 */
export async function rollUpDays(ctx: Ctx, marginMs: number = MARGIN_MS): Promise<void> {
  await addDays(ctx.tx, marginMs);
}
