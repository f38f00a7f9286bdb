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

/** Rejects a new connection of a pool that takes no writes, as libpq's `target_session_attrs=read-write` does. */
export function verifyPrimary(client: pg.PoolClient, done: (error?: Error) => void): void {
  client
    .query<{ transaction_read_only: string }>('show transaction_read_only')
    .then(({ rows }) => (rows[0]?.transaction_read_only === 'on' ? done(new StandbyConnected()) : done()))
    .catch(done);
}
