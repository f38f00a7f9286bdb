import { withClient } from './client.ts';
import type { Database } from './database.ts';

export type DeploymentKind = 'production' | 'demo' | 'test';

/**
 * Rejects a database of another kind of deployment before anything is migrated or written: production must not use a
 * demo database, and production data must not be opened with simulators and a movable date.
 * @param databaseUrl address of the database, new or in use
 * @throws Error with what to do
 */
export async function rejectWrongDeployment(databaseUrl: string, kind: DeploymentKind): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows: tables } = await client.query(`select to_regclass('deployment') as known`);
    if (tables[0]?.known !== null) {
      const { rows } = await client.query<{ kind: string }>('select kind from deployment');
      rejectOther(rows[0]?.kind ?? kind, kind);
    }
  });
}

/**
 * Marks a new database with what it is for; one that is marked already stays what it was.
 * @throws Error where another process has just marked it for something else
 */
export async function markDeployment(database: Database, kind: DeploymentKind): Promise<void> {
  const stored = await database.transaction(async (tx) => {
    await tx.db
      .insertInto('deployment')
      .values({ kind })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return tx.db.selectFrom('deployment').select('kind').executeTakeFirstOrThrow();
  });
  rejectOther(stored.kind, kind);
}

function rejectOther(stored: string, kind: DeploymentKind): void {
  if (stored !== kind && [stored, kind].includes('production')) {
    throw new Error(
      `This database was made for ${stored}: ${kind} needs a database of its own, with another DATABASE_URL.`,
    );
  }
}
