import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { isConnectionLoss } from './connection-loss.ts';

/** The job library's statements that store the outcome of a job, by their names. Each may be carried out twice. */
const OUTCOME = /^(complete|fail)_job/;
const RETRY_DELAY_MS = 500;

type Anything = (...args: unknown[]) => unknown;

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
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Anything;
    const store = (statement: pg.QueryConfig) =>
      Promise.resolve(query(statement)).catch((error: unknown) => {
        if (!isConnectionLoss(error)) {
          throw error;
        }
        return again(statement);
      });
    Object.assign(client, { query: withOutcomes(query, store) });
  });
  const connect = pool.connect.bind(pool) as Anything;
  // Where no connection can be had, nothing was sent: outcomes are stored whatever the reason, and all else fails with it.
  const substitute = (error: unknown) => {
    const query = () => Promise.reject(error);
    return { query: withOutcomes(query, again), release: () => undefined };
  };
  Object.assign(pool, {
    connect: (...args: unknown[]) =>
      args.length === 0 ? Promise.resolve(connect()).catch(substitute) : connect(...args),
  });
}

/** The query function of a client that stores outcomes in a way of its own. */
function withOutcomes(query: Anything, store: (statement: pg.QueryConfig) => Promise<unknown>): Anything {
  return (...args) => (isOutcome(args[0]) ? store(args[0]) : query(...args));
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
