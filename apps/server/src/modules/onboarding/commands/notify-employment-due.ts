import { addDays, type Day } from '@titian/finance/calendar';
import type { Ctx, Scope } from '../../../platform/context.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { readUsers } from '../../identity/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { confirmedFor } from '../domain/employment.ts';
import { listConfirmedIn } from '../store/investors.ts';

/** Investors notified in one transaction. */
const CHUNK = 1_000;

type Days = NonNullable<ReturnType<typeof confirmedFor>>;

/**
 * Before the day on which employment data stops being up to date, asks its owner by a notification whether it is still
 * correct, once (ONB-21). Missed days are caught up one by one (REP-16).
 */
export async function notifyEmploymentDue(work: UnitOfWork, scope: Scope, on: Day): Promise<void> {
  const due = addDays(on, 1);
  const confirmed = confirmedFor(due);
  if (confirmed === null) {
    return;
  }
  let after: string | null = null;
  do {
    const from: string | null = after;
    after = await work.command(scope, (ctx) => notifyChunk(ctx, due, confirmed, from));
  } while (after !== null);
}

/** @returns the investor to continue after, or null when all are notified */
async function notifyChunk(
  ctx: Ctx,
  due: Day,
  confirmed: Days,
  after: string | null,
): Promise<string | null> {
  const ids = await listConfirmedIn(ctx.reader, confirmed, after, CHUNK);
  const users = await readUsers(ctx, ids);
  await notifyUsers(
    ctx,
    ids
      .filter((id) => users.get(id)?.accountStatus === 'Active')
      .map((userId) => ({
        userId,
        template: 'employment_due' as const,
        params: {},
        dedupeKey: `employment_due:${due}:${userId}`,
      })),
  );
  return ids.length === CHUNK ? (ids.at(-1) ?? null) : null;
}
