import { openDatabase, type Tx } from '../src/platform/db/database.ts';
import type { TestApp } from './app.ts';

/** Changes rows as their owner, which the product's own login may not. */
export async function asOwner<Result>(app: TestApp, change: (tx: Tx) => Promise<Result>): Promise<Result> {
  const owned = openDatabase({ url: app.ownerUrl, log: app.log, maxConnections: 1 });
  try {
    return await owned.transaction(change);
  } finally {
    await owned.close();
  }
}
