import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { isConnectionLoss } from './connection-loss.ts';

/** The job library's statements that store the outcome of a job, by their names. Each may be carried out twice. */
const OUTCOME = /^(complete|fail)_job/;
const RETRY_DELAY_MS = 500;

type Query = (statement: unknown, ...rest: unknown[]) => unknown;
type Connect = (...args: unknown[]) => unknown;

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
  const repeated =
    (query: Query, isRepeatable: (error: unknown) => boolean): Query =>
    (statement, ...rest) => {
      const answer = query(statement, ...rest);
      return isOutcome(statement)
        ? Promise.resolve(answer).catch((error: unknown) => {
            if (!isRepeatable(error)) {
              throw error;
            }
            return again(statement);
          })
        : answer;
    };
  pool.on('connect', (client) => {
    Object.assign(client, { query: repeated(client.query.bind(client) as Query, isConnectionLoss) });
  });
  const connect = pool.connect.bind(pool) as Connect;
  Object.assign(pool, {
    connect: withSubstitute(connect, (error) =>
      repeated(
        () => Promise.reject(error),
        () => true,
      ),
    ),
  });
}

/**
 * Where no connection could be opened, the library gets a client of its own kind.
 * @param query of that client: what was never sent may be repeated whatever the reason
 */
function withSubstitute(connect: Connect, query: (error: unknown) => Query): Connect {
  const substitute = (error: unknown) => ({ query: query(error), release: () => undefined });
  return (...args) => (args.length === 0 ? Promise.resolve(connect()).catch(substitute) : connect(...args));
}

function isOutcome(statement: unknown): statement is pg.QueryConfig {
  return (
    typeof statement === 'object' &&
    statement !== null &&
    'name' in statement &&
    OUTCOME.test(String(statement.name))
  );
}

/** @returns null where there was no connection, or it was lost */
async function attempt(config: pg.ClientConfig, statement: pg.QueryConfig): Promise<unknown> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  let isConnected = false;
  try {
    await client.connect();
    isConnected = true;
    return await client.query(statement);
  } catch (error) {
    if (!isConnected || isConnectionLoss(error)) {
      return null;
    }
    throw error;
  } finally {
    // Not awaited: it never resolves for a client that was not connected.
    client.end().catch(() => undefined);
  }
}
