import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import { GatheringSocket } from './gathering-socket.ts';
import { preparing } from './prepare-session.ts';
import type { DB } from './schema.ts';
import { parserFor } from './types.ts';

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

export interface PoolOptions {
  readonly url: string;
  readonly log: Log;
  readonly maxConnections: number;
  /** What the server lists its connections under. */
  readonly name?: string;
  readonly statementTimeoutMs?: number;
  /** How long a call waits for a connection, new or of the pool, before it is told that the platform is busy (OPS-53). */
  readonly connectTimeoutMs?: number;
}

/** As long as a statement may take: a connection is busy for no longer with one. */
const CONNECT_TIMEOUT_MS = 30_000;
const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * Opens the connections of a process to a database.
 * @param demandsPrimary whether a connection that takes no writes is rejected, as libpq's `target_session_attrs=read-write` does
 */
export function openPool(options: PoolOptions, demandsPrimary: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections,
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    application_name: options.name ?? 'titian',
    types: { getTypeParser: parserFor },
    // Statements that a transaction issues together travel together: a batch waits for the network half as often.
    pipeline: true,
    verify: preparing(sessionSettings(options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS), demandsPrimary),
    stream: () => new GatheringSocket(),
  });
  const lost = (error: Error) => options.log.warn({ err: error }, 'a database connection was lost');
  pool.on('error', lost);
  // Also between two statements of a transaction, where no query is pending: an unhandled error ends the process.
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

function sessionSettings(statementTimeoutMs: number) {
  return {
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 60_000,
    // Starting parallel processes takes longer than the answers that people wait for (decision 125).
    max_parallel_workers_per_gather: 0,
    timezone: "'UTC'",
  };
}

/** Of a pool each statement takes a connection of its own: the pool replaces those that were lost. */
export function readerOn(target: pg.Pool | pg.PoolClient): Reader {
  const borrowed = { query: target.query.bind(target), release: () => undefined };
  const pool = { connect: async () => borrowed, end: async () => undefined };
  return {
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as never }) }),
    run: async <Row extends pg.QueryResultRow>(statement: Statement, values: unknown[]) =>
      (await target.query<Row>({ name: statement.name, text: statement.text, values })).rows,
  };
}
