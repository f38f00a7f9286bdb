import { setImmediate as nextTurn } from 'node:timers/promises';
import { settleAll } from '../settle-all.ts';

/** Slices that wait for the database at most: their values are in memory. */
const AHEAD = 3;

/**
 * Sends the writes of a transaction a slice at a time and waits for all of them: while the database works on one slice
 * the next ones are prepared, a few at most. They are worked on in the order in which they were sent.
 * @throws what the first failing write throws
 */
export async function writeInSlices<Row>(
  rows: readonly Row[],
  size: number,
  write: (some: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (let from = 0; from < rows.length; from += size) {
    // What failed is thrown at the end.
    await sent.at(-AHEAD)?.catch(() => undefined);
    const one = write(rows.slice(from, from + size));
    // A failure is waited for below; it must not count as unnoticed until then.
    one.catch(() => undefined);
    sent.push(one);
    await nextTurn();
  }
  await settleAll(sent);
}
