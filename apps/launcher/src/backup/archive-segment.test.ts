import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { archiveSegment, WAITING_LIMIT } from './archive-segment.ts';

const NAME = '000000010000000000000007';
const ROOMY = { bytes: 1024 ** 3, waiting: WAITING_LIMIT };

/** A cluster with one segment, and an archive with a base backup. */
function place({ backups = true }: { backups?: boolean } = {}) {
  const home = temporaryFolder();
  const [folder, cluster] = [join(home, 'wal'), join(home, 'pg_wal')];
  mkdirSync(folder);
  mkdirSync(join(cluster, 'archive_status'), { recursive: true });
  if (backups) writeFileSync(join(folder, 'base-backups.json'), '[]');
  const path = join(cluster, NAME);
  writeFileSync(path, Buffer.alloc(4096, 'w'));
  const wait = (segments: number) => {
    for (let index = 0; index < segments; index += 1)
      writeFileSync(join(cluster, 'archive_status', `${index}.ready`), '');
  };
  return { folder, path, target: join(folder, `${NAME}.gz`), wait, segment: { folder, path, name: NAME } };
}

it('never archives over another content, and takes the same once more', () => {
  const { segment, path, target } = place();
  archiveSegment(segment, ROOMY);
  archiveSegment(segment, ROOMY);
  writeFileSync(path, 'other');
  expect(() => archiveSegment(segment, { ...ROOMY, waiting: 0 })).toThrow('is there with another content');
  expect(gunzipSync(readFileSync(target))).toEqual(Buffer.alloc(4096, 'w'));
});

it('fails for a folder that is not there, so that PostgreSQL keeps the segment', () => {
  const { segment, folder } = place();
  expect(() => archiveSegment({ ...segment, folder: `${folder}-away` }, ROOMY)).toThrow('ENOENT');
  expect(() => archiveSegment({ ...segment, path: `${segment.path}-away` }, ROOMY)).toThrow('ENOENT');
});

it('keeps nothing before the first base backup', () => {
  const { segment, target } = place({ backups: false });
  archiveSegment(segment, ROOMY);
  expect(existsSync(target)).toBe(false);
});

it('compresses a segment, and notes in it when it was last written', () => {
  const { segment, path, target } = place();
  const written = new Date('2026-11-23T01:02:03.900Z');
  utimesSync(path, written, written);
  archiveSegment(segment, ROOMY);
  const packed = readFileSync(target);
  expect(packed.readUInt32LE(4)).toBe(Math.floor(written.getTime() / 1_000));
  expect(packed.length).toBeLessThan(200);
});

it('replaces what a run that was cut off left of a segment', () => {
  const { segment, folder, target } = place();
  writeFileSync(join(folder, `${NAME}.draft`), 'half');
  archiveSegment(segment, ROOMY);
  expect(gunzipSync(readFileSync(target))).toHaveLength(4096);
  expect(existsSync(join(folder, `${NAME}.draft`))).toBe(false);
});

it('gives segments up beyond its limit, once too many wait, and notes it', () => {
  const { segment, folder, target, wait } = place();
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  writeFileSync(join(folder, 'earlier.gz'), Buffer.alloc(100));
  const limits = { bytes: 50, waiting: 3 };
  wait(2);
  expect(() => archiveSegment(segment, limits)).toThrow('holds 50 bytes and more');
  wait(3);
  archiveSegment(segment, limits);
  expect(stderr.mock.calls.join()).toContain('is given up');
  stderr.mockRestore();
  expect(existsSync(target)).toBe(false);
  expect(JSON.parse(readFileSync(join(folder, 'given-up.json'), 'utf8'))).toEqual({ segment: NAME });
});
