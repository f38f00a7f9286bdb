import type pg from 'pg';

/** PostgreSQL's code for a write on a server that takes none. */
export const READ_ONLY_CODE = '25006';

/** A connection leads to a standby: as after a failover, until proxies and names have followed it. */
export class StandbyConnected extends Error {
  override readonly name = 'StandbyConnected';
  readonly code = READ_ONLY_CODE;

  constructor() {
    super('the connection leads to a database that takes no writes');
  }
}

/**
 * Prepares each new connection of a pool, in one message.
 * @param settings values as SQL writes them; as statements, since a pooler between drops what a connection is opened with
 * @param demandsPrimary whether a connection that takes no writes is rejected, as libpq's `target_session_attrs=read-write` does
 */
export function preparing(
  settings: Readonly<Record<string, string | number>>,
  demandsPrimary: boolean,
): NonNullable<pg.PoolConfig['verify']> {
  const sets = Object.entries(settings).map(([name, value]) => `set ${name} = ${value}`);
  const text = [...sets, 'show transaction_read_only'].join('; ');
  const prepare = async (client: pg.PoolClient) => {
    // One statement has one result, several a list of them.
    const answered: unknown = await client.query(text);
    const last = [answered].flat().at(-1) as pg.QueryResult<{ transaction_read_only: string }> | undefined;
    if (demandsPrimary && last?.rows[0]?.transaction_read_only === 'on') {
      throw new StandbyConnected();
    }
  };
  return (client, done) => void prepare(client).then(() => done(), done);
}
