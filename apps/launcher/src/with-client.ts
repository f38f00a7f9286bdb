import pg from 'pg';
import { messageOf } from './errors.ts';
import { StartError } from './start-error.ts';

/**
 * Runs something on a connection of its own and closes it.
 *
 * @throws StartError where the database does not answer
 */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(`The database does not answer (${messageOf(error)}). Check DATABASE_URL.`);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
