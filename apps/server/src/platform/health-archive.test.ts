import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { recordBaseBackup, walFolder, writeBaseBackups } from './backup/base/archive.ts';
import { systemActor } from './context.ts';
import { walArchive } from './health-archive.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const archive = mkdtempSync(join(tmpdir(), 'titian-archive-'));
/** Held, so that ages are exact. */
const clock = { now: () => new Date('2026-11-27T01:00:00Z') };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, clock);
}, 60_000);
afterAll(async () => {
  await app.finish();
  rmSync(archive, { recursive: true });
}, 60_000);

const read = (folder: string | null) => app.work.query(scope, (ctx) => walArchive(folder).read(ctx));
const agoOf = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);

const madeBefore = (days: number) =>
  recordBaseBackup(archive, {
    ...{ folder: '/backups/one', startSegment: '000000010000000000000007' },
    endedAt: agoOf(days).toISOString(),
  });

it('expects nothing of a database that archives nothing, nor a backup where none was ever made', async () => {
  const facts = { at: null, oldest_wait: null, last_backup: null };
  expect(await read(null)).toEqual({ state: 'ok', facts });
  expect(await read(archive)).toEqual({ state: 'ok', facts });
});

it('warns where the base backups are of the cluster before an upgrade', async () => {
  mkdirSync(walFolder(archive));
  await writeBaseBackups(archive, []);
  expect(await read(archive)).toMatchObject({ state: 'warning', facts: { last_backup: null } });
});

it('warns of a base backup that is older than eight days, and fails where WAL since was given up', async () => {
  await madeBefore(9);
  expect((await read(archive)).state).toBe('warning');
  await madeBefore(2);
  expect(await read(archive)).toMatchObject({ state: 'ok', facts: { last_backup: agoOf(2) } });
  writeFileSync(join(walFolder(archive), 'given-up.json'), '{}');
  expect((await read(archive)).state).toBe('failing');
});
