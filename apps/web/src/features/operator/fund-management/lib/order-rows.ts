import { newIntentionKey } from '../../../../lib/api/intention.ts';
import { mapServerErrors, type ServerErrors } from '../../../../lib/form/map-server-errors.ts';

/** One subscription of a form that has several. */
export interface OrderRow {
  /** Names the row, and its request: sent again unchanged, it is proposed once (WIRE-7). */
  readonly key: string;
  readonly noteId: string;
  readonly amount: string;
  /** Why the server did not take it; null before it was sent. */
  readonly errors: ServerErrors | null;
}

/** An empty row. */
export function newRow(): OrderRow {
  return { key: newIntentionKey(), noteId: '', amount: '', errors: null };
}

/**
 * Sends each row as a proposal of its own, one after the other.
 * @returns the rows that the server did not take, each with why
 */
export async function sendRows(
  rows: readonly OrderRow[],
  send: (row: OrderRow) => Promise<unknown>,
): Promise<OrderRow[]> {
  const left: OrderRow[] = [];
  for (const row of rows) {
    try {
      await send(row);
    } catch (error) {
      // Under the same key: what was rejected is validated anew, and what had no answer is proposed once (WIRE-6).
      left.push({ ...row, errors: mapServerErrors(error as Error) });
    }
  }
  return left;
}
