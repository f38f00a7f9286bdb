import pg from 'pg';

/** One connection outside the pool, for maintenance. */
export type DatabaseClient = pg.ClientBase;

/**
 * Runs something on a connection of its own, outside the pool, and closes it.
 * @param url address of the database, with the login that the work needs
 */
export async function withClient<Result>(
  url: string,
  run: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  // A connection lost between two statements fails the next one; unheard, it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
