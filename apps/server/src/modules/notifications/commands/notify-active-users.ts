import type { Ctx, Scope } from '../../../platform/context.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { readUsers } from '../../identity/public.ts';
import { type Notification, notifyUsers } from './notify-users.ts';

/** Customers notified in one transaction. */
const CHUNK = 1_000;

/** Whom a notification goes to, and what it says to each. */
export interface Recipients {
  /** Ids of customers behind one of them, in a fixed order; at most `limit`. */
  readonly listAfter: (ctx: Ctx, after: string | null, limit: number) => Promise<readonly string[]>;
  readonly notificationOf: (userId: string) => Notification;
}

/**
 * Notifies any number of customers, a part in each transaction; a run that was cut off is repeated, since each key is
 * notified once. A closed account is left out: it has no page that the link could lead to.
 */
export async function notifyActiveUsers(work: UnitOfWork, scope: Scope, to: Recipients): Promise<void> {
  let after: string | null = null;
  do {
    const from: string | null = after;
    after = await work.command(scope, (ctx) => notifyChunk(ctx, to, from));
  } while (after !== null);
}

/** @returns the customer to continue after, or null when all are notified */
async function notifyChunk(
  ctx: Ctx,
  { listAfter, notificationOf }: Recipients,
  after: string | null,
): Promise<string | null> {
  const ids = await listAfter(ctx, after, CHUNK);
  const users = await readUsers(ctx, ids);
  const active = ids.filter((id) => users.get(id)?.accountStatus === 'Active');
  await notifyUsers(ctx, active.map(notificationOf));
  return ids.length === CHUNK ? (ids.at(-1) ?? null) : null;
}
