import type { Log } from '../log.ts';
import type { SecurityEventRow } from './event.ts';

/** Where rows of security events go. */
export interface SecurityOutput {
  readonly name: string;
  /** Writes rows that may have been written in part before. */
  write(rows: readonly SecurityEventRow[]): Promise<void>;
}

/** Rows on their way to one output. */
export interface Outlet {
  add(row: SecurityEventRow): void;
  /** Writes what waits; it never fails. */
  write(): Promise<void>;
  isEmpty(): boolean;
  /** Whether the last write failed. */
  isFailing(): boolean;
}

/** Rows that wait for an output that fails; the oldest go. */
const WAITING_MAX = 10_000;

/** Writes do not overlap; what fails is buffered, logged, and written the next time. */
export function createOutlet(output: SecurityOutput, log: Log): Outlet {
  let waiting: SecurityEventRow[] = [];
  let isFailing = false;
  let current = Promise.resolve();

  async function writeAll(): Promise<void> {
    const rows = waiting;
    if (rows.length === 0) {
      return;
    }
    waiting = [];
    try {
      await output.write(rows);
      isFailing = false;
    } catch (error) {
      isFailing = true;
      const all = [...rows, ...waiting];
      waiting = all.slice(-WAITING_MAX);
      const lost = all.length - waiting.length;
      log.error({ err: error, output: output.name, lost }, 'security events could not be written');
    }
  }

  return {
    add(row) {
      waiting.push(row);
      if (waiting.length > 2 * WAITING_MAX) {
        waiting = waiting.slice(-WAITING_MAX);
      }
    },
    write() {
      current = current.then(writeAll);
      return current;
    },
    isEmpty: () => waiting.length === 0,
    isFailing: () => isFailing,
  };
}
