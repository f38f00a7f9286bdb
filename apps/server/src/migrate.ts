/**
 * Migrates a database that is on this machine and gives the server's sign-ins their passwords: what `ROLE=migrate` does,
 * in a program that loads nothing of what the server needs, because a start of the product waits for it.
 */
import { rejectWrongDeployment } from './platform/db/deployment.ts';
import { prepareDatabase } from './platform/db/prepare-database.ts';

const { DATABASE_URL, API_DATABASE_PASSWORD, WORKER_DATABASE_PASSWORD } = process.env;

async function main(): Promise<void> {
  if (!DATABASE_URL) {
    throw new Error('DATABASE_URL: Please fill in this field');
  }
  await rejectWrongDeployment(DATABASE_URL, 'demo');
  await prepareDatabase(DATABASE_URL, { api: API_DATABASE_PASSWORD, worker: WORKER_DATABASE_PASSWORD });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
