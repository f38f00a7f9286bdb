import type { Day } from '@titian/finance/calendar';
import { addSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import type { AccountRange, EntryPlace, StatementEntry } from '../domain/statement.ts';
import {
  type EntryRange,
  listInvestorsWithCash,
  listRange,
  readHead,
  sumKinds,
  sumRange,
} from '../store/ranges.ts';

/** As many as are rendered without delaying other requests. */
const CHUNK = 100;

/**
 * An account over a range of business days, as of now: what is booked while it is read does not count. Opening
 * balance plus movements is the closing balance, and all entries together are the stored balance;
 * both are checked before answering, and once more on the entries that were read (FIG-1).
 * @throws Error when the ledger contradicts itself
 */
export async function readAccountRange(
  ctx: QueryCtx,
  accountId: string,
  days: { readonly from: Day; readonly to: Day },
): Promise<AccountRange> {
  const head = await readHead(ctx.reader, accountId);
  const range = { accountId, from: days.from, to: days.to, headSeq: head?.seq ?? 0n };
  const sums = await sumRange(ctx.reader, range);
  const totals = await sumKinds(ctx.reader, range);
  const moved = sumSen(totals.map((one) => one.amountSen));
  invariant(sums.allSen === (head?.balanceSen ?? ZERO_SEN), 'all entries are the balance of the account');
  invariant(addSen(sums.beforeSen, moved) === sums.throughSen, 'opening and movements are the closing');
  const count = totals.reduce((sum, one) => sum + one.entries, 0);
  const ends = { openingSen: sums.beforeSen, closingSen: sums.throughSen, count };
  return { ...ends, totals, chunks: () => readChunks(ctx, range, ends) };
}

async function* readChunks(
  ctx: QueryCtx,
  range: EntryRange,
  ends: Pick<AccountRange, 'openingSen' | 'closingSen' | 'count'>,
): AsyncGenerator<readonly StatementEntry[]> {
  let after: EntryPlace | null = null;
  let balanceSen = ends.openingSen;
  let count = 0;
  while (count < ends.count) {
    const read: StatementEntry[] = await listRange(ctx.reader, range, after, CHUNK);
    // The balance of this range: the ledger's own follows the order of booking.
    const entries: StatementEntry[] = read.map((entry) => {
      balanceSen = addSen(balanceSen, entry.amountSen);
      return { ...entry, balanceSen };
    });
    invariant(entries.length > 0, 'a range has as many entries as were counted');
    count += entries.length;
    after = entries.at(-1) ?? after;
    if (count >= ends.count) {
      invariant(count === ends.count && balanceSen === ends.closingSen, 'a statement ends with its closing');
    }
    yield entries;
  }
}

/** Investors by id, some at a time, whose statement of some days has a movement or ends with a balance. */
export function investorsWithCash(
  ctx: QueryCtx,
  days: { readonly from: Day; readonly to: Day },
  afterInvestor: string | null,
  limit: number,
): Promise<string[]> {
  return listInvestorsWithCash(ctx.reader, days, afterInvestor, limit);
}
