import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { recordDrill } from './drill-record.ts';
import { systemActor } from './platform/context.ts';
import { withClient } from './platform/db/client.ts';
import { restoreDrill } from './platform/restore-drills.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await createTestApp({}, { now: () => now });
}, 60_000);
afterAll(() => app.finish(), 60_000);

const BACKUP = '2026-11-22T01:00:00.000Z';
const health = () => app.work.query(scope, (ctx) => restoreDrill.read(ctx));
const later = (days: number) => new Date(Date.now() + days * 86_400_000);

async function record(...words: readonly string[]): Promise<{ code: number; lines: readonly string[] }> {
  const lines: string[] = [];
  const code = await recordDrill({ DATABASE_URL: app.ownerUrl }, words, (line) => lines.push(line));
  return { code, lines };
}

const drills = () =>
  withClient(app.ownerUrl, async (client) => (await client.query('select * from restore_drills')).rows);

it('expects nothing of an installation that never tried', async () => {
  expect(await health()).toEqual({ state: 'ok', facts: { at: null, last_backup: null, took: null } });
});

it.each([
  [[]],
  [['--took-ms', '10']],
  [['--took-ms', 'ten', '--backup', BACKUP]],
  [['--took-ms', '10', '--backup', 'yesterday']],
  [['--took-ms', '10', '--backup', BACKUP, '--restored-to', 'now']],
  [['--took-ms', '10', '--problem', '']],
])('records nothing for %j', async (words) => {
  expect(await record(...words)).toMatchObject({ code: 2, lines: [expect.stringContaining('drill-record')] });
  expect(await drills()).toEqual([]);
});

it('warns of a restore that was tried more than eight days ago, and fails after fifteen', async () => {
  expect(await record('--took-ms', '61500', '--backup', BACKUP, '--restored-to', BACKUP)).toEqual({
    code: 0,
    lines: [],
  });
  expect(await health()).toMatchObject({
    state: 'ok',
    facts: { at: expect.any(Date), last_backup: new Date(BACKUP), took: 62 },
  });
  now = later(9);
  expect((await health()).state).toBe('warning');
  now = later(16);
  expect((await health()).state).toBe('failing');
  now = new Date();
});

it('fails as long as the last one found a problem, which is kept', async () => {
  await record('--took-ms', '100', '--backup', BACKUP, '--problem', `damaged ${'x'.repeat(3_000)}`);
  expect((await health()).state).toBe('failing');
  const problems = (await drills()).map((row) => row.problem?.length ?? 0);
  expect(problems).toEqual([0, 2_000]);
  await record('--took-ms', '100', '--backup', BACKUP);
  expect((await health()).state).toBe('ok');
});
