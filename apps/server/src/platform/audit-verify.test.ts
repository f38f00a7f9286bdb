import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { auditEvent, oldTransfer, sealNext } from '../../test/builders/chain.ts';
import { databaseBefore } from '../../test/earlier-database.ts';
import { testLogin } from '../../test/template.ts';
import { runCommandLine } from '../cli.ts';
import { anchorHead, anchoring, readAnchors } from './audit-anchor.ts';
import { FIRST_HASH, keyedRoot, plainRoot, pseudonymOf, transfersDigest } from './audit-chain.ts';
import { seal } from './audit-seal.ts';
import { verifyChain } from './audit-verify.ts';
import type { Ctx } from './context.ts';
import { openDatabase } from './db/database.ts';
import { createLog } from './log.ts';

const TABLES = ['audit_events', 'audit_seals', 'transfers'];
let app: TestApp;
let owner: pg.Client;
let transfers: string[];
let anchorFile: string;

/** Three seals: events one and two with two transfers, event three, event four. Their head is anchored. */
beforeAll(async () => {
  app = await createTestApp();
  anchorFile = app.auditChain.anchorFile;
  // A connection with the rights of the database's owner: the product itself may not rewrite history.
  owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  transfers = [await oldTransfer(app), await oldTransfer(app)];
  for (const reasons of [['one', 'two'], ['three'], ['four']]) {
    for (const reason of reasons) {
      await auditEvent(app, reason);
    }
    await sealNext(app);
    await anchorHead(app.database.reader, anchorFile, new Date());
  }
  for (const table of TABLES) {
    await owner.query(
      `alter table ${table} disable trigger user; create table kept_${table} as table ${table}`,
    );
  }
}, 30_000);
afterAll(async () => {
  // The transfers of these tests belong to no account.
  await owner.query('delete from transfers');
  await owner.end();
  await app.finish();
});

async function verify() {
  const anchors = await readAnchors(anchorFile);
  return verifyChain(app.database.reader, app.auditChain.key, anchors);
}

/** Changes what is stored behind the product's back, looks, and puts it back. */
async function tampered(change: string, values: unknown[] = []) {
  await owner.query(change, values);
  const state = await verify();
  for (const table of TABLES) {
    await owner.query(`delete from ${table}; insert into ${table} select * from kept_${table}`);
  }
  return state.broken;
}

const whole = { seals: 3, events: 4, transfers: 2, unsealed: 0, plain: 0, broken: null };

it('holds as it was written, whatever waits for its seal', async () => {
  expect(await verify()).toEqual(whole);
  await auditEvent(app, 'five');
  expect(await verify()).toEqual({ ...whole, unsealed: 1 });
  await owner.query(`delete from audit_events where reason = 'five'`);
});

it.each([
  ['a changed event', `update audit_events set after = '{"amount": "99.00"}' where reason = 'two'`, 1n],
  ['another actor', `update audit_events set actor_kind = 'operator' where reason = 'three'`, 2n],
])('finds %s', async (_what, change, seq) => {
  expect(await tampered(change)).toEqual({ seq, problem: 'one of its events was changed' });
  expect(await verify()).toEqual(whole);
});

describe('of a transfer', () => {
  const changes: Readonly<Record<string, string>> = {
    id: 'gen_random_uuid()',
    debit_account_id: 'gen_random_uuid()',
    credit_account_id: 'gen_random_uuid()',
    amount_sen: 'amount_sen + 1',
    kind: "'other'",
    reference_id: 'gen_random_uuid()',
    note_id: 'gen_random_uuid()',
    reverses_id: 'gen_random_uuid()',
    business_date: 'business_date + 1',
    created_at: "created_at + interval '1 microsecond'",
  };

  it('changes every column that there is', async () => {
    const { rows } = await owner.query(
      `select array_agg(attname::text) as names from pg_attribute
       where attrelid = 'transfers'::regclass and attnum > 0 and not attisdropped`,
    );
    expect(rows[0].names.sort()).toEqual(Object.keys(changes).sort());
  });

  it.each(Object.entries(changes))('finds another %s', async (column, value) => {
    const broken = await tampered(`update transfers set ${column} = ${value} where id = $1`, [transfers[0]]);
    expect(broken).toEqual({
      seq: 1n,
      problem: expect.stringMatching(/^one of its transfers was changed, booked from -infinity until 20/),
    });
  });

  it('finds a deleted one, one inserted with an earlier time, and one moved out of its seal', async () => {
    expect(await tampered('delete from transfers where id = $1', [transfers[1]])).toMatchObject({
      problem: expect.stringContaining('1 transfer was deleted: it was made over 2, and there are 1'),
    });
    const added = `insert into transfers (id, debit_account_id, credit_account_id, amount_sen, kind, reference_id,
      business_date, created_at) select gen_random_uuid(), debit_account_id, credit_account_id, amount_sen, kind,
      reference_id, business_date, created_at from transfers where id = $1`;
    expect(await tampered(added, [transfers[0]])).toMatchObject({
      problem: expect.stringContaining('1 transfer was added: it was made over 2, and there are 3'),
    });
    expect(
      await tampered('update transfers set created_at = now() where id = $1', [transfers[0]]),
    ).toMatchObject({ seq: 1n, problem: expect.stringContaining('1 transfer was deleted') });
  });
});

it.each([
  ['an event that is gone', `delete from audit_events where reason = 'one'`, 1n, '1 event was deleted'],
  [
    'an event taken out of its seal',
    `update audit_events set sealed_seq = null where reason = 'one'`,
    1n,
    '1 event was deleted',
  ],
  [
    'an event put into a seal',
    `insert into audit_events (id, stream, actor_kind, action, subject_kind, sealed_seq)
     values (gen_random_uuid(), 'main', 'system', 'test.done', 'test', 2)`,
    2n,
    '1 event was added',
  ],
  ['a seal written anew', `update audit_seals set transfers = 3 where seq = 1`, 1n, 'not made with the key'],
  [
    'another time of a seal',
    `update audit_seals set created_at = now() where seq = 2`,
    2n,
    'not made with the key',
  ],
  [
    'a seal that follows another',
    `update audit_seals set previous_hash = '\\x00' where seq = 3`,
    3n,
    'it does not follow the seal before it',
  ],
  ['a seal that is gone', 'delete from audit_seals where seq = 2', 3n, 'seal 2 is missing'],
])('finds %s', async (_what, change, seq, problem) => {
  expect(await tampered(change)).toEqual({ seq, problem: expect.stringContaining(problem) });
});

describe('against its anchors', () => {
  it('finds that the newest seal was deleted', async () => {
    expect(await tampered('delete from audit_seals where seq = 3')).toEqual({
      seq: 3n,
      problem: expect.stringMatching(/^the tail was cut: seals 3 to 3 are missing, anchored at 20/),
    });
  });

  it('finds a tail cut off with its events and transfers, as an older backup lacks it', async () => {
    const cut = `with a as (delete from audit_seals where seq > 1) delete from audit_events where sealed_seq > 1`;
    expect(await tampered(cut)).toEqual({
      seq: 2n,
      problem: expect.stringMatching(/^the tail was cut: seals 2 to 2 are missing/),
    });
  });

  it('finds a tail that was sealed again after it was cut', async () => {
    await owner.query(`delete from audit_seals where seq > 1;
      update audit_events set sealed_seq = null, after = '{"amount": "1.00"}' where sealed_seq > 1`);
    expect(await sealNext(app)).toMatchObject({ events: 2 });
    expect(await tampered('select 1')).toEqual({
      seq: 2n,
      problem: expect.stringMatching(/^seal 2 is not the one that was anchored at/),
    });
  });
});

it('finds a chain worked out again without the key', async () => {
  const { reader } = app.database;
  const rows = await reader.db.selectFrom('audit_seals').selectAll().orderBy('seq').execute();
  const [first] = rows;
  const { rows: text } = await owner.query(
    'select transfers_through::text as t from audit_seals where seq = 1',
  );
  await owner.query('update transfers set amount_sen = 99 where id = $1', [transfers[0]]);
  const { hash } = await transfersDigest(reader, '-infinity', text[0].t);
  const forged = { ...first, events_hash: first?.events_hash, transfers_hash: hash, through: text[0].t };
  const root = keyedRoot(Buffer.alloc(32), forged as never);
  expect(
    await tampered('update audit_seals set transfers_hash = $1, root_hash = $2 where seq = 1', [hash, root]),
  ).toEqual({ seq: 1n, problem: 'it was changed, or not made with the key' });
});

it('finds seals without the key where those with the key were', async () => {
  const { reader } = app.database;
  const of = (seq: bigint) =>
    reader.db.selectFrom('audit_events').selectAll().where('sealed_seq', '=', seq).orderBy('id').execute();
  let previous: Buffer = FIRST_HASH;
  for (const seq of [1n, 2n, 3n]) {
    const root = plainRoot(await of(seq), previous);
    await owner.query(
      `update audit_seals set scheme = 1, root_hash = $2, previous_hash = $3, events_hash = null, transfers_hash = null,
        transfers = 0, transfers_through = null where seq = $1`,
      [seq, root, previous],
    );
    previous = root;
  }
  expect((await verifyChain(reader, app.auditChain.key, [])).plain).toBe(3);
  expect(await tampered('select 1')).toEqual({
    seq: 1n,
    problem: expect.stringContaining('is not the one that was anchored'),
  });
});

it('holds when a personal value is erased for its pseudonym', async () => {
  const erased = pseudonymOf(app.auditChain.key, { amount: '10.00' });
  const change = `update audit_events set after = jsonb_build_object('erased', $1::text) where reason = 'two'`;
  expect(await tampered(change, [erased])).toBeNull();
  expect(await tampered(change, ['0'.repeat(64)])).toEqual({
    seq: 1n,
    problem: 'one of its events was changed',
  });
});

describe('anchors', () => {
  it('are appended once per head, after a torn line too, and not over a chain that lacks the last', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'titian-anchors-')), 'deep', 'anchors.jsonl');
    const { reader } = app.database;
    const at = new Date('2026-11-23T00:00:00Z');
    expect(await anchorHead(reader, file, at)).toBeNull();
    expect(await anchorHead(reader, file, at)).toBeNull();
    expect((await readAnchors(file)).map(({ seq }) => seq)).toEqual([3n]);
    writeFileSync(file, '{"at":"2026-11-2', { flag: 'a' });
    await auditEvent(app, 'six');
    await sealNext(app);
    expect(await anchorHead(reader, file, at)).toBeNull();
    expect((await readAnchors(file)).map(({ seq }) => seq)).toEqual([3n, 4n]);
    await tampered('select 1');
    expect(await anchorHead(reader, file, at)).toContain('the tail was cut: seals 4 to 4 are missing');
    expect(readFileSync(file, 'utf8').match(/root/g)).toHaveLength(2);
  });

  it('that cannot be written stop no sealing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'titian-anchors-'));
    writeFileSync(join(folder, 'file'), '');
    const task = anchoring(app.work, join(folder, 'file', 'anchors.jsonl'), createLog('silent'));
    await expect(task.run()).rejects.toThrow('ENOTDIR');
    rmSync(folder, { recursive: true });
    expect(await verify()).toEqual(whole);
  });
});

it('is compared with the head that a mail has', async () => {
  const stored = { ...app, close: async () => undefined };
  const { rows } = await owner.query<{ head: string }>(
    `select seq || ':' || encode(root_hash, 'hex') as head from audit_seals order by seq desc limit 1`,
  );
  const head = rows[0]?.head ?? '';
  const [seq = '', root = ''] = head.split(':');
  const verifyHead = (word: string) => runCommandLine(stored, ['audit-verify', word], '');
  expect(await verifyHead(head)).toBe(0);
  expect(await verifyHead('whatever')).toBe(2);
  expect(await verifyHead(`${seq}:${'0'.repeat(64)}`)).toBe(1);
  expect(await verifyHead(`${BigInt(seq) + 2n}:${root}`)).toBe(1);
});

it('is a command whose exit code says whether the log holds', async () => {
  const stored = { ...app, close: async () => undefined };
  expect(await runCommandLine(stored, ['audit-verify'], '')).toBe(0);
  await owner.query(`update transfers set business_date = business_date + 1`);
  expect(await runCommandLine(stored, ['audit-verify'], '')).toBe(1);
  await owner.query(`update transfers set business_date = business_date - 1`);
});

it('continues from seals made before the key, over the transfers from before', async () => {
  const earlier = await databaseBefore('0201_one_anchored_chain');
  const { client } = earlier;
  await client.query(`insert into audit_events (id, stream, actor_kind, action, subject_kind, created_at)
      values ('00000000-0000-7000-8000-00000000000a', 'main', 'system', 'test.done', 'test', '2026-01-02T03:04:05Z');
    insert into transfers (id, debit_account_id, credit_account_id, amount_sen, kind, reference_id, business_date, created_at)
      select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 5, 'test', gen_random_uuid(), '2026-01-02', '2026-01-02'
      from generate_series(1, 3)`);
  const database = openDatabase({
    ...{ url: testLogin(earlier.url, 'titian_worker'), log: createLog('silent'), maxConnections: 2 },
  });
  const events = await database.reader.db.selectFrom('audit_events').selectAll().execute();
  const root = plainRoot(events, FIRST_HASH);
  await client.query(
    `insert into audit_seals (seq, first_event_id, last_event_id, events, root_hash, previous_hash)
     select 1, id, id, 1, $1, $2 from audit_events`,
    [root, FIRST_HASH],
  );
  await client.query('update audit_events set sealed_seq = 1');
  await earlier.upgrade();
  const key = Buffer.alloc(32, 1);
  const sealed = await database.transaction((tx) => seal({ tx, now: new Date() } as Ctx, key));
  expect(sealed).toEqual({ events: 0, transfers: 3, isMore: false });
  expect(await verifyChain(database.reader, key, [])).toEqual({
    ...{ seals: 2, events: 1, transfers: 3, unsealed: 0, plain: 1, broken: null },
  });
  await client.query(
    `alter table transfers disable trigger user; update transfers set business_date = '2026-01-03'`,
  );
  expect((await verifyChain(database.reader, key, [])).broken).toMatchObject({ seq: 2n });
  await database.close();
  await earlier.drop();
}, 60_000);
