import { type Day, firstDayOf, lastDayOf, type Month, monthOf } from '@titian/finance/calendar';
import type { Ctx, Scope } from '../../../platform/context.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { readUsers } from '../../identity/public.ts';
import { investorsWithCash } from '../../ledger/public.ts';
import { notifyUsers } from '../../notifications/public.ts';

/** Investors notified in one transaction. */
const CHUNK = 1_000;

/**
 * At the end of a month's last day, once its movements are booked, notifies investors that their statement is ready
 * (NTF-9). Missed days are caught up one by one (REP-16), and the key of a notification is the investor and the month.
 */
export async function notifyStatements(work: UnitOfWork, scope: Scope, on: Day): Promise<void> {
  const month = monthOf(on);
  if (on !== lastDayOf(month)) {
    return;
  }
  let after: string | null = null;
  do {
    const from: string | null = after;
    after = await work.command(scope, (ctx) => notifyChunk(ctx, month, from));
  } while (after !== null);
}

/** @returns the investor to continue after, or null when all are notified */
async function notifyChunk(ctx: Ctx, month: Month, after: string | null): Promise<string | null> {
  const days = { from: firstDayOf(month), to: lastDayOf(month) };
  const ids = await investorsWithCash(ctx, days, after, CHUNK);
  const users = await readUsers(ctx, ids);
  await notifyUsers(
    ctx,
    ids
      // A closed account has no page that the link could lead to.
      .filter((id) => users.get(id)?.accountStatus === 'Active')
      .map((userId) => ({
        userId,
        template: 'statement_ready' as const,
        params: { month },
        dedupeKey: `statement_ready:${month}:${userId}`,
      })),
  );
  return ids.length === CHUNK ? (ids.at(-1) ?? null) : null;
}
