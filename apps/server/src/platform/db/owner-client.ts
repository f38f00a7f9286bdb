import pg from 'pg';

/** One connection of the database's owner, for maintenance that the servers' logins may not do. */
export type OwnerClient = pg.ClientBase;

/** Runs something on a connection of its own, and closes it. */
export async function withOwnerClient<Result>(
  url: string,
  run: (client: OwnerClient) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
