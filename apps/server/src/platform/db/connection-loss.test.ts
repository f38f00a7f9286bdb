import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { rejectionOf } from '../http/error-handler.ts';
import { createLog } from '../log.ts';
import { CommitOutcomeUnknown, isConnectionLoss, isUnsent } from './connection-loss.ts';
import { type Database, openDatabase, type Reader } from './database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

function open(url: string, connectTimeoutMs?: number): Database {
  const log = createLog('silent');
  const database = openDatabase({
    ...{ url, log, maxConnections: 1 },
    ...(connectTimeoutMs === undefined ? {} : { connectTimeoutMs }),
  });
  onTestFinished(() => database.close());
  return database;
}

const selectOne = ({ db }: Reader) => sql`select 1`.execute(db);

async function backendOf({ db }: Pick<Reader, 'db'>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

const terminate = (pid: number) =>
  sql`select pg_terminate_backend(${pid}, 60000)`.execute(app.database.reader.db);

/** What the work was rejected with. */
async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.fail('it was not rejected'),
    (error: unknown) => error,
  );
}

const unavailable = { code: 'unavailable', status: 503, reason: { code: 'database_unavailable' } };

/** A port that somebody listens on who says nothing, or nobody. */
async function port(isOpen: boolean): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const number = typeof address === 'object' && address !== null ? address.port : 0;
  if (isOpen) {
    onTestFinished(() => void server.close());
  } else {
    server.close();
    await once(server, 'close');
  }
  return number;
}

describe('a database that is away', () => {
  it('is unavailable when nothing listens, and nothing was sent', async () => {
    const error = await errorOf(
      selectOne(open(`postgresql://u:p@127.0.0.1:${await port(false)}/none`).reader),
    );
    expect(rejectionOf(error)).toMatchObject(unavailable);
    expect(isUnsent(error)).toBe(true);
  });

  it('is unavailable when it does not answer in time', async () => {
    const silent = open(`postgresql://u:p@127.0.0.1:${await port(true)}/none`, 50);
    expect(rejectionOf(await errorOf(selectOne(silent.reader)))).toMatchObject(unavailable);
  });

  it('is unavailable when the connection is ended under a statement, which may have been done', async () => {
    const { reader } = open(app.config.DATABASE_URL);
    const pid = await backendOf(reader);
    const waiting = errorOf(sql`select pg_sleep(600)`.execute(reader.db));
    const active = sql`select from pg_stat_activity where pid = ${pid} and wait_event = 'PgSleep'`;
    await expect.poll(async () => (await active.execute(app.database.reader.db)).rows).toHaveLength(1);
    await terminate(pid);
    const error = await waiting;
    expect(rejectionOf(error)).toMatchObject(unavailable);
    expect(isUnsent(error)).toBe(false);
    await selectOne(reader);
  });
});

describe('a database that takes no writes', () => {
  it('is unavailable to a new connection, and nothing was sent', async () => {
    const url = new URL(app.config.DATABASE_URL);
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const error = await errorOf(selectOne(open(url.href).reader));
    expect(rejectionOf(error)).toMatchObject(unavailable);
    expect(isUnsent(error)).toBe(true);
  });

  it('is unavailable to a transaction, whose connection is replaced', async () => {
    const database = open(app.config.DATABASE_URL);
    const before = await backendOf(database.reader);
    const writing = database.transaction(async ({ db }) => {
      expect(await backendOf({ db })).toBe(before);
      await sql`set transaction read only`.execute(db);
      await sql`insert into name_words default values`.execute(db);
    });
    expect(rejectionOf(await errorOf(writing))).toMatchObject(unavailable);
    expect(await backendOf(database.reader)).not.toBe(before);
  });
});

describe('other errors', () => {
  it('is busy when no connection becomes free in time', async () => {
    // The first connection has to be made in that time too.
    const database = open(app.config.DATABASE_URL, 2_000);
    await database.transaction(async () => {
      const error = await errorOf(selectOne(database.reader));
      expect(rejectionOf(error)).toMatchObject({ code: 'busy', status: 503 });
    });
    await selectOne(database.reader);
  });

  it('leaves a lost answer to a commit an error of the platform', () => {
    const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' });
    expect(isConnectionLoss(lost)).toBe(true);
    expect(isUnsent(lost)).toBe(false);
    expect(rejectionOf(new CommitOutcomeUnknown(lost))).toMatchObject({ code: 'internal', status: 500 });
  });

  it.each([
    ['a defect', new Error('Connection terminated elsewhere')],
    ['an upload that its client cut off', Object.assign(new Error('aborted'), { code: 'ECONNRESET' })],
    ['no error', 'ECONNREFUSED'],
  ])('is no loss of the connection: %s', (_, error) => {
    expect(isConnectionLoss(error)).toBe(false);
    expect(rejectionOf(error)).toMatchObject({ code: 'internal' });
  });
});
