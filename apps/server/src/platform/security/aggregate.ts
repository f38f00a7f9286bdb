import { OVER_LIMIT } from '@titian/contracts/security-events';
import { newId } from '../ids.ts';
import type { SecurityEventRow } from './event.ts';

/** Different events of a kind that get a row of their own in an hour and process, with and without an account. */
export const EVENTS_PER_HOUR = 200;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface Window {
  readonly first: SecurityEventRow;
  readonly endsAt: number;
  more: number;
}

/** Decides which events become rows; see `createSecurityRecorder` for the rule. */
export interface Aggregate {
  add(row: SecurityEventRow): void;
  /** Makes one row of what came after the first of each window that ends until an instant. */
  closeUntil(instantMs: number): void;
  isEmpty(): boolean;
}

/** @param emit is given each row as it is made */
export function createAggregate(emit: (row: SecurityEventRow) => void): Aggregate {
  const windows = new Map<string, Window>();
  /** When the first of them ends; a flood must not go through all of them again and again. */
  let nextEnd = Number.POSITIVE_INFINITY;
  let hour = 0;
  let rowsOfHour = new Map<string, number>();

  function count(key: string, row: SecurityEventRow, lastsMs: number): void {
    const window = windows.get(key);
    if (window !== undefined) {
      window.more += 1;
      return;
    }
    const startedAt = Math.floor(row.at.getTime() / lastsMs) * lastsMs;
    windows.set(key, { first: row, endsAt: startedAt + lastsMs, more: 0 });
    nextEnd = Math.min(nextEnd, startedAt + lastsMs);
    emit(row);
  }

  /** Whether a row more may be made of what shares a limit; counts it. */
  function admits(limit: string, at: Date): boolean {
    const thisHour = Math.floor(at.getTime() / HOUR_MS);
    if (thisHour !== hour) {
      hour = thisHour;
      rowsOfHour = new Map();
    }
    const rows = rowsOfHour.get(limit) ?? 0;
    if (rows >= EVENTS_PER_HOUR) {
      return false;
    }
    rowsOfHour.set(limit, rows + 1);
    return true;
  }

  return {
    add(row) {
      const key = `${row.kind} ${row.account?.id} ${row.network?.toString('hex')}`;
      const limit = `${row.kind} ${row.account !== null}`;
      if (windows.has(key) || admits(limit, row.at)) {
        count(key, row, MINUTE_MS);
      } else {
        const counted = { ...row, detail: OVER_LIMIT, account: null, network: null, requestId: null };
        count(limit, counted, HOUR_MS);
      }
    },
    closeUntil(instantMs) {
      if (instantMs < nextEnd) {
        return;
      }
      for (const [key, { first, endsAt, more }] of windows) {
        if (endsAt <= instantMs) {
          windows.delete(key);
          if (more > 0) {
            emit({ ...first, id: newId(), occurrences: more });
          }
        }
      }
      nextEnd = Math.min(Number.POSITIVE_INFINITY, ...[...windows.values()].map(({ endsAt }) => endsAt));
    },
    isEmpty: () => windows.size === 0,
  };
}
