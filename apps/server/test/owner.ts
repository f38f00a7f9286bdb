import { openDatabase, type Tx } from '../src/platform/db/database.ts';
import type { TestApp } from './app.ts';

/** Changes rows as their owner: what the product may never write, which its own login is refused. */
export async function asOwner<Result>(app: TestApp, change: (tx: Tx) => Promise<Result>): Promise<Result> {
  const owned = openDatabase({ url: app.ownerUrl, log: app.log, maxConnections: 1 });
  try {
    return await owned.transaction(change);
  } finally {
    await owned.close();
  }
}
