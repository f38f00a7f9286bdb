import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import { CommitOutcomeUnknown, isConnectionLoss, isUnsent } from './connection-loss.ts';
import { GatheringSocket } from './gathering-socket.ts';
import type { DB } from './schema.ts';
import { parserFor } from './types.ts';
import { READ_ONLY_CODE, StandbyConnected, verifyPrimary } from './verify-primary.ts';

/** One SQL statement on a hot path: its name lets PostgreSQL cache the plan. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Reads: typed queries through `db`, hand-written statements through `run`. */
export interface Reader {
  readonly db: Kysely<DB>;
  /** Runs a named statement; `Row` is what the statement's author promises. */
  run<Row extends pg.QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]>;
}

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

export interface DatabaseOptions {
  readonly url: string;
  readonly log: Log;
  readonly maxConnections: number;
  readonly statementTimeoutMs?: number;
  /** How long a call waits for a connection, new or of the pool, before it is told that the platform is busy (OPS-53). */
  readonly connectTimeoutMs?: number;
}

/** As long as a statement may take: a connection is busy for no longer with one. */
const CONNECT_TIMEOUT_MS = 30_000;

/** With a name it is written together with the statements that follow it. */
const BEGIN = { name: 'begin', text: 'begin' };

const RETRY_CODES = new Set(['40P01', '40001']);
const MAX_RETRIES = 3;

/** Opens the pool, signed in as a role that cannot rewrite history (decision 062). */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections,
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    application_name: 'titian',
    options: sessionSettings(options.statementTimeoutMs ?? 30_000),
    types: { getTypeParser: parserFor },
    // Statements that a transaction issues together travel together: a batch waits for the network half as often.
    pipeline: true,
    verify: verifyPrimary,
    stream: () => new GatheringSocket(),
  });
  const lost = (error: Error) => options.log.warn({ err: error }, 'a database connection was lost');
  pool.on('error', lost);
  // Also between two statements of a transaction, where no query is pending: an unhandled error ends the process.
  pool.on('connect', (client) => client.on('error', lost));
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

/** Without parallel plans: starting their processes takes longer than the answers that people wait for (decision 125). */
function sessionSettings(statementTimeoutMs: number): string {
  const settings = {
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 60_000,
    max_parallel_workers_per_gather: 0,
    timezone: 'UTC',
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
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

/** Of a pool each statement takes a connection of its own: the pool replaces those that were lost. */
function readerOn(target: pg.Pool | pg.PoolClient): Reader {
  const borrowed = { query: target.query.bind(target), release: () => undefined };
  const pool = { connect: async () => borrowed, end: async () => undefined };
  return {
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as never }) }),
    run: async <Row extends pg.QueryResultRow>(statement: Statement, values: unknown[]) =>
      (await target.query<Row>({ name: statement.name, text: statement.text, values })).rows,
  };
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
