import type { Database } from './database.ts';

export type DeploymentKind = 'production' | 'demo' | 'test';

/**
 * Marks a new database with what it is for, and refuses to serve real people from one that held demo people.
 * @throws Error with what to do
 */
export async function refuseWrongDeployment(database: Database, kind: DeploymentKind): Promise<void> {
  const stored = await database.transaction(async (tx) => {
    await tx.db
      .insertInto('deployment')
      .values({ kind })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return tx.db.selectFrom('deployment').select('kind').executeTakeFirstOrThrow();
  });
  if (kind === 'production' && stored.kind !== 'production') {
    throw new Error(`This database was made for ${stored.kind}: production needs a database of its own.`);
  }
}
