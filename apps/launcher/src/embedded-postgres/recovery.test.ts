import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { query } from '../../test/query.ts';
import { runPostgresChild } from '../../test/run-child.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { canReach, chooseAccount } from './account.ts';
import { clusterOwner, openClusterFolder } from './cluster-folder.ts';
import { clusterProcesses } from './cluster-processes.ts';
import { findPostgres } from './find-postgres.ts';
import { PortTakenError, startServerProcess } from './server-process.ts';
import { startPostgres } from './start-postgres.ts';

const NOBODY = 65_534;
const NAMELESS = 23_456;

/** Starts PostgreSQL in a child, commits a row, kills the child with SIGKILL. */
async function killedRun(dataDir: string): Promise<number> {
  const child = await runPostgresChild(dataDir);
  await query(child.answer.url ?? '', 'create table kept as select 1 as n');
  child.process.kill('SIGKILL');
  await once(child.process, 'exit');
  return child.answer.pid ?? 0;
}

async function expectRecovered(dataDir: string): Promise<void> {
  const postgres = await startPostgres({ dataDir, databases: ['titian'] });
  onTestFinished(() => postgres.stop());
  expect(await query(postgres.url('titian'), 'select n from kept')).toEqual([{ n: 1 }]);
}

it('takes over from a parent that was killed while its PostgreSQL lives on', async () => {
  const dataDir = temporaryFolder();
  const orphan = await killedRun(dataDir);
  expect(clusterProcesses(openClusterFolder(dataDir).clusterName)).toContainEqual({
    pid: orphan,
    isMaster: true,
  });
  await expectRecovered(dataDir);
});

it('takes over when PostgreSQL was killed too, whichever process has its number now', async () => {
  const dataDir = temporaryFolder();
  process.kill(await killedRun(dataDir), 'SIGKILL');
  const pidFile = join(dataDir, 'cluster', 'postmaster.pid');
  writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/u, String(process.ppid)));
  await expectRecovered(dataDir);
});

it('distinguishes a taken port from other failures', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const dataDir = temporaryFolder();
  await (await startPostgres({ dataDir, databases: [] })).stop();
  const folder = openClusterFolder(dataDir);
  const account = chooseAccount([folder.dir], clusterOwner(folder));
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expect(startServerProcess(folder, account, findPostgres(), { port, settings: {} })).rejects.toThrow(
    PortTakenError,
  );
});

if (process.getuid?.() === 0) {
  it('works for root below a folder that only root may enter, or says what to do', async () => {
    const closed = join(temporaryFolder(), 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const child = await runPostgresChild(join(closed, 'database'));
    if (child.answer.ok) expect(await query(child.answer.url ?? '', 'select 1 as n')).toEqual([{ n: 1 }]);
    else expect(child.answer.message).toContain('Start as an ordinary user');
    expect(await child.end()).toBe(0);
  });
}

// Another user can only run the checkout where that user may read it.
if (process.getuid?.() === 0 && canReach(import.meta.dirname, { uid: NOBODY, gid: NOBODY })) {
  it('works for an ordinary user, and root can open the same database and give it back', async () => {
    const open = temporaryFolder();
    const dataDir = join(open, 'database');
    await startedByUser(open, dataDir, NOBODY);
    const byRoot = await startPostgres({ dataDir, databases: ['titian'] });
    expect(await query(byRoot.url('titian'), 'select 1 as n')).toEqual([{ n: 1 }]);
    await byRoot.stop();
    expect(clusterOwner(openClusterFolder(dataDir))?.uid).toBe(NOBODY);
  });

  it('works for a user without an account name, or says what to do', async () => {
    const open = temporaryFolder();
    await startedByUser(open, join(open, 'database'), NAMELESS);
  });

  it('denies an ordinary user a database of root', async () => {
    const dataDir = temporaryFolder();
    await (await startPostgres({ dataDir, databases: [] })).stop();
    const child = await runPostgresChild(dataDir, NOBODY);
    expect(child.answer.message).toContain('Start as the user who made it');
  });
}

async function startedByUser(open: string, dataDir: string, uid: number): Promise<void> {
  chmodSync(open, 0o777);
  const child = await runPostgresChild(dataDir, uid);
  if (child.answer.ok) expect(await query(child.answer.url ?? '', 'select 1 as n')).toEqual([{ n: 1 }]);
  else expect(child.answer.message).toContain('DATABASE_URL');
  expect(await child.end()).toBe(0);
}
