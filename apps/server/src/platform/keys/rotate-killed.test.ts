import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { call } from '../../../test/builders/http.ts';
import { approvedInvestor } from '../../../test/builders/onboarding.ts';
import { systemActor } from '../context.ts';
import { withClient } from '../db/client.ts';
import { newId } from '../ids.ts';
import { enqueue } from '../jobs.ts';
import { usedFieldKeys } from './reseal.ts';
import { rotateKeys } from './rotate.ts';
import { sealedColumns } from './sealed-columns.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const program = fileURLToPath(new URL('../../../test/rotate-child.ts', import.meta.url));
/** In the middle of the values, and after the first file: each column has at least one slice. */
const KILLED_AFTER = [2, sealedColumns.length + 1];

async function rotateAndKill(env: NodeJS.ProcessEnv, slices: number): Promise<void> {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), program, String(slices)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  expect(line).toBe('stands still');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

it('a rotation whose process is killed twice is resumed, and everything opens under the new keys', async () => {
  const keyFile = join(mkdtempSync(join(tmpdir(), 'titian-killed-')), 'keys.json');
  const app = await createTestApp({ KEY_FILE: keyFile });
  onTestFinished(() => app.finish());
  const investor = await approvedInvestor(app);
  const before = await call(app, 'investorCheckApplications', { headers: investor.headers });
  const requestId = newId();
  await app.work.command(scope, async (ctx) => {
    const place = { table: 'jobs', column: 'payload', row: requestId } as const;
    const sealed = ctx.fieldEncryption.seal('waiting@mail.example', place).toString('base64');
    await enqueue(ctx, 'task_of_nobody', { request_id: requestId, email_enc: sealed });
  });
  const files = await Promise.all(['one', 'two', 'three'].map((text) => app.storage.put(Buffer.from(text))));
  const firstKey = await app.provider.currentKeyId();

  const env = {
    ...{ OWNER_URL: app.ownerUrl, KEY_FILE: keyFile, FILES: join(app.config.DATA_DIR, 'files') },
    MASTER_KEY: app.config.encryptionKey?.toString('base64'),
  };
  for (const slices of KILLED_AFTER) {
    await rotateAndKill(env, slices);
    const between = await call(app, 'investorCheckApplications', { headers: investor.headers });
    expect(between.body).toEqual(before.body);
  }
  const { used, job, done } = await withClient(app.ownerUrl, async (client) => {
    const done = await rotateKeys({ client, provider: app.provider, storage: app.storage, settleMs: 0 });
    const jobs = await client.query(
      `select payload from graphile_worker._private_jobs where payload ->> 'request_id' = $1`,
      [requestId],
    );
    const ofJson = sealedColumns.filter((column) => ['applications', 'jobs'].includes(column.table));
    return {
      done,
      job: jobs.rows[0]?.payload,
      used: [await usedFieldKeys(client, ofJson), await usedFieldKeys(client, sealedColumns)],
    };
  });

  expect(done.unused).toEqual([firstKey]);
  for (const keys of used) {
    // The second field key of this database: the interrupted rotation was resumed, and not begun anew.
    expect([...keys.keys()]).toEqual([2]);
  }
  const email = await app.work.query(scope, async ({ fieldEncryption }) =>
    fieldEncryption.open({
      ...{ table: 'jobs', column: 'payload', row: requestId },
      bytes: Buffer.from(job.email_enc, 'base64'),
    }),
  );
  expect(email).toBe('waiting@mail.example');
  const texts = await Promise.all(files.map(async (key) => (await buffer(app.storage.read(key))).toString()));
  expect(texts).toEqual(['one', 'two', 'three']);
  const after = await call(app, 'investorCheckApplications', { headers: investor.headers });
  expect(after.body).toEqual(before.body);
});
