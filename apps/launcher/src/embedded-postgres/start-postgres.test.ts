import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { query } from '../../test/query.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { DatabaseInUseError } from './postgres-error.ts';
import { startPostgres } from './start-postgres.ts';

async function start(dataDir: string, databases: readonly string[] = ['titian']) {
  const postgres = await startPostgres({ dataDir, databases });
  onTestFinished(() => postgres.stop());
  return postgres;
}

describe('a folder that cannot be used', () => {
  it('rejects a folder whose database is running', async () => {
    const dataDir = join(temporaryFolder(), 'database');
    await start(dataDir);
    await expect(startPostgres({ dataDir, databases: [] })).rejects.toThrow(DatabaseInUseError);
    await expect(startPostgres({ dataDir, databases: [] })).rejects.toThrow(
      `in use by process ${process.pid}`,
    );
  });

  it('rejects a database of another version, one without its password, and bad settings, and can be used again', async () => {
    const dataDir = join(temporaryFolder(), 'database');
    await (await start(dataDir)).stop();
    const settings = { shared_buffers: 'plenty' };
    await expect(startPostgres({ dataDir, databases: [], settings })).rejects.toThrow(
      /did not start.*postgres\.log[\s\S]*invalid value for parameter "shared_buffers"/u,
    );
    await replaced(join(dataDir, 'cluster', 'PG_VERSION'), '15\n', async () => {
      await expect(startPostgres({ dataDir, databases: [] })).rejects.toThrow(
        /made by PostgreSQL 15.*PostgreSQL 18/u,
      );
    });
    await replaced(join(dataDir, 'password'), 'wrong', async () => {
      await expect(startPostgres({ dataDir, databases: [] })).rejects.toThrow(
        'password authentication failed',
      );
    });
    await (await start(dataDir)).stop();
  });
});

describe('a database', () => {
  it('is made with its parents, keeps its rows over a restart, and is closed without the password', async () => {
    const dataDir = join(temporaryFolder(), 'new', 'parents', 'database');
    const first = await start(dataDir, ['titian', 'With "quotes"']);
    await query(first.url('titian'), 'create table kept as select 1 as n');
    expect(await query(first.url('With "quotes"'), 'select current_database() as name')).toEqual([
      { name: 'With "quotes"' },
    ]);
    await first.stop();
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);

    const second = await start(dataDir);
    expect(await query(second.url('titian'), 'select n from kept')).toEqual([{ n: 1 }]);
    const withoutPassword = new URL(second.url('titian'));
    withoutPassword.password = 'guessed';
    await expect(query(withoutPassword.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'cluster')).mode & 0o777).toBe(0o700);
  });

  it('is durable, in UTF-8 and plain byte order, and the product is no superuser in it', async () => {
    const postgres = await start(join(temporaryFolder(), 'database'));
    const [facts] = await query(
      postgres.url('titian'),
      `select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
        current_setting('server_encoding') as encoding, current_setting('TimeZone') as zone, datcollate as collation,
        rolsuper as superuser, rolcreatedb as makes_databases, pg_get_userbyid(datdba) = current_user as owns
       from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
    );
    expect(facts).toEqual({
      fsync: 'on',
      checksums: 'on',
      encoding: 'UTF8',
      zone: 'UTC',
      collation: 'C',
      superuser: false,
      makes_databases: true,
      owns: true,
    });
  });

  it('is made anew after an initdb that was cut off', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'cluster.draft'));
    writeFileSync(join(dataDir, 'cluster.draft', 'PG_VERSION'), '18\n');
    const postgres = await start(dataDir);
    expect(await query(postgres.url('titian'), 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('reports when the server dies by itself', async () => {
    const postgres = await start(join(temporaryFolder(), 'database'));
    process.kill(postgres.pid, 'SIGQUIT');
    expect((await postgres.exited).logTail).toContain('immediate shutdown request');
  });
});

async function replaced(path: string, content: string, work: () => Promise<void>): Promise<void> {
  const before = readFileSync(path);
  writeFileSync(path, content);
  await work();
  writeFileSync(path, before);
}
