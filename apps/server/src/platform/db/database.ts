import type pg from 'pg';
import { CommitOutcomeUnknown, isConnectionLoss, isUnsent } from './connection-loss.ts';
import { openPool, type PoolOptions, type Reader, readerOn } from './pool.ts';
import { READ_ONLY_CODE, StandbyConnected } from './prepare-session.ts';

export type { Reader, Statement } from './pool.ts';

declare const txBrand: unique symbol;

/** Writes need one of these, and only a transaction makes one. */
export interface Tx extends Reader {
  readonly [txBrand]: true;
  /** Set once cash accounts are locked: a second lock in one transaction could deadlock. */
  readonly locks: { accounts: boolean };
}

export interface Database {
  readonly reader: Reader;
  /** Runs `work` in one transaction, retried at most three times on serialization failures and deadlocks. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** How often a transaction was run again after a deadlock or serialization failure. */
  retries(): number;
  close(): Promise<void>;
}

/** With a name it is written together with the statements that follow it. */
const BEGIN = { name: 'begin', text: 'begin' };

const RETRY_CODES = new Set(['40P01', '40001']);
const MAX_RETRIES = 3;

/** Opens the pool, signed in as a role that cannot rewrite history (decision 062). */
export function openDatabase(options: PoolOptions): Database {
  const pool = openPool(options, true);
  const reader = readerOn(pool);
  const perClient = new WeakMap<pg.PoolClient, Reader>();
  let retries = 0;
  return {
    reader,
    retries: () => retries,
    close: () => pool.end(),
    async transaction(work) {
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await inTransaction(pool, perClient, work);
        } catch (error) {
          if (attempt >= MAX_RETRIES || !RETRY_CODES.has(codeOf(error))) {
            throw error;
          }
          retries += 1;
        }
      }
    },
  };
}

async function inTransaction<Result>(
  pool: pg.Pool,
  perClient: WeakMap<pg.PoolClient, Reader>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // Sent, not awaited: the first statements of the work travel with it, and fail if it did.
    const begun = client.query(BEGIN);
    begun.catch(() => undefined);
    const tx = { ...readerOf(client, perClient), locks: { accounts: false } } as Tx;
    const result = await work(tx);
    await begun;
    await commit(client);
    return result;
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost;
    });
    // A primary that became a standby answers, and would to the next transaction too.
    if (codeOf(error) === READ_ONLY_CODE) {
      broken = new StandbyConnected();
    }
    throw error;
  } finally {
    client.release(broken);
  }
}

/** @throws CommitOutcomeUnknown where the connection was lost before the answer came */
async function commit(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('commit');
  } catch (error) {
    throw isConnectionLoss(error) && !isUnsent(error) ? new CommitOutcomeUnknown(error) : error;
  }
}

function readerOf(client: pg.PoolClient, perClient: WeakMap<pg.PoolClient, Reader>): Reader {
  const known = perClient.get(client);
  if (known) {
    return known;
  }
  const made = readerOn(client);
  perClient.set(client, made);
  return made;
}

/** The five-letter code of a database error, or an empty text. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Whether a write failed because a unique constraint was already taken. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (codeOf(error) !== '23505') {
    return false;
  }
  return (
    constraint === undefined ||
    (error instanceof Error && 'constraint' in error && error.constraint === constraint)
  );
}
