import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { isConnectionLoss } from './connection-loss.ts';

/** The job library's statements that store the outcome of a job, by their names. Each may be carried out twice. */
const OUTCOME = /^(complete|fail)_job/;
const RETRY_DELAY_MS = 500;

type Query = (statement: unknown, ...rest: unknown[]) => unknown;

/**
 * Stores the outcome of a job again, on a connection of its own, where the library's was lost. The library does not wait for
 * it, so that an error would be nobody's and end the process, and the job would stay taken.
 *
 * @param stopping ends the repetitions: the job is done again when who took it is not seen any more (OPS-53)
 */
export function repeatOutcomes(
  pool: pg.Pool,
  config: pg.ClientConfig,
  log: Log | null,
  stopping: AbortSignal,
): void {
  const again = async (statement: pg.QueryConfig): Promise<unknown> => {
    while (!stopping.aborted) {
      const stored = await attempt(config, statement);
      if (stored !== null) {
        return stored;
      }
      await delay(RETRY_DELAY_MS, null, { signal: stopping }).catch(() => null);
    }
    log?.warn({ statement: statement.name }, 'the outcome of a job was not stored');
    return { rows: [] };
  };
  const withRepetition =
    (query: Query): Query =>
    (statement, ...rest) => {
      const answer = query(statement, ...rest);
      return isOutcome(statement)
        ? Promise.resolve(answer).catch((error: unknown) => {
            if (!isConnectionLoss(error)) {
              throw error;
            }
            return again(statement);
          })
        : answer;
    };
  pool.on('connect', (client) => {
    Object.assign(client, { query: withRepetition(client.query.bind(client) as Query) });
  });
  replaceConnect(pool, withRepetition);
}

/** Without a connection the library gets a client whose statements fail with the reason, except outcomes. */
function replaceConnect(pool: pg.Pool, withRepetition: (query: Query) => Query): void {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  const unconnected = (error: unknown) => {
    if (!isConnectionLoss(error)) {
      throw error;
    }
    return { query: withRepetition(() => Promise.reject(error)), release: () => undefined };
  };
  Object.assign(pool, {
    connect: (...args: unknown[]) =>
      args.length === 0 ? Promise.resolve(connect()).catch(unconnected) : connect(...args),
  });
}

function isOutcome(statement: unknown): statement is pg.QueryConfig {
  return (
    typeof statement === 'object' &&
    statement !== null &&
    'name' in statement &&
    OUTCOME.test(String(statement.name))
  );
}

/** @returns null where the connection was lost */
async function attempt(config: pg.ClientConfig, statement: pg.QueryConfig): Promise<unknown> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await client.query(statement);
  } catch (error) {
    if (isConnectionLoss(error)) {
      return null;
    }
    throw error;
  } finally {
    // Not awaited: it never resolves for a client that was not connected.
    client.end().catch(() => undefined);
  }
}
