import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { receiveFile } from './received-file.ts';

const about = { filename: 'a.jpg', contentType: 'image/jpeg' };

it('leaves nothing where its source failed while the file was being opened', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'titian-received-'));
  const failed = await Promise.allSettled(
    Array.from({ length: 500 }, () => {
      const source = new Readable({ read: () => undefined });
      source.on('error', () => undefined);
      const receiving = receiveFile(folder, source, about);
      // What a form parser does to an open part whose form ends too early.
      source.push('begun');
      source.destroy(new Error('terminated early'));
      source.emit('error', new Error('terminated early'));
      return receiving;
    }),
  );
  expect(failed.map((one) => one.status)).toEqual(failed.map(() => 'rejected'));
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
