import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { instantOf } from '../clock.ts';
import { sweepIncoming } from './incoming-files.ts';

const now = instantOf('2026-11-21T04:00:00.000Z');
const clock = { now: () => now };

it('removes what came in more than an hour ago and was never taken over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'titian-incoming-'));
  const ages = [
    ['half-an-upload', '2026-11-21T02:59:59.000Z'],
    ['of-this-morning', '2026-11-21T03:59:00.000Z'],
    ['an-hour-old', '2026-11-21T03:00:00.000Z'],
  ] as const;
  for (const [name, at] of ages) {
    await writeFile(join(folder, name), 'bytes');
    await utimes(join(folder, name), instantOf(at), instantOf(at));
  }
  await sweepIncoming(folder, clock).run();
  expect((await readdir(folder)).sort()).toEqual(['an-hour-old', 'of-this-morning']);
  await rm(folder, { recursive: true });
});

it('has nothing to do where no file ever came in', async () => {
  await expect(sweepIncoming(join(tmpdir(), 'titian-no-such-folder'), clock).run()).resolves.toBeUndefined();
});
