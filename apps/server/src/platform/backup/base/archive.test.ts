import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { forgetBaseBackups, givenUpAt, readBaseBackups, recordBaseBackup, walFolder } from './archive.ts';
import { spaceProblem } from './make-base-backup.ts';

function emptyArchive(): string {
  const archive = mkdtempSync(join(tmpdir(), 'titian-archive-'));
  onTestFinished(() => rmSync(archive, { recursive: true }));
  mkdirSync(walFolder(archive));
  return archive;
}

const segment = (timeline: number, number: number) =>
  `0000000${timeline}00000000000000${number.toString(16).toUpperCase().padStart(2, '0')}`;

const backupFrom = (startSegment: string) => ({
  ...{ folder: '/backups/one', startSegment },
  endedAt: '2026-11-23T01:00:00.000Z',
});

it('keeps the WAL of the two newest base backups, on whatever timeline, and every history', async () => {
  const archive = emptyArchive();
  expect(await readBaseBackups(archive)).toBeNull();
  for (let number = 1; number <= 12; number += 1) {
    writeFileSync(join(walFolder(archive), `${segment(number < 9 ? 1 : 2, number)}.gz`), '');
  }
  writeFileSync(join(walFolder(archive), `${segment(1, 3)}.00000028.backup.gz`), '');
  writeFileSync(join(walFolder(archive), '00000002.history.gz'), '');
  const firstStored = async () =>
    readdirSync(walFolder(archive))
      .filter((name) => /^[0-9A-F]{24}/.test(name))
      .sort()[0];
  await recordBaseBackup(archive, backupFrom(segment(1, 3)));
  expect(await firstStored()).toBe(`${segment(1, 3)}.00000028.backup.gz`);
  await recordBaseBackup(archive, backupFrom(segment(1, 7)));
  expect(await firstStored()).toBe(`${segment(1, 3)}.00000028.backup.gz`);
  await recordBaseBackup(archive, backupFrom(segment(2, 10)));
  expect(await firstStored()).toBe(`${segment(1, 7)}.gz`);
  expect(readdirSync(walFolder(archive))).toContain('00000002.history.gz');
  expect((await readBaseBackups(archive))?.map(({ startSegment }) => startSegment)).toEqual([
    segment(1, 7),
    segment(2, 10),
  ]);
  await forgetBaseBackups(archive);
  expect(await readBaseBackups(archive)).toBeNull();
});

it('knows when the archive had no room', async () => {
  const archive = emptyArchive();
  expect(await givenUpAt(archive)).toBeNull();
  writeFileSync(join(walFolder(archive), 'given-up.json'), '{}');
  expect(await givenUpAt(archive)).toBeInstanceOf(Date);
});

it('says how much room a disk lacks', () => {
  expect(spaceProblem(100, 100)).toBeNull();
  expect(spaceProblem(3 * 1024 * 1024, 5 * 1024 * 1024)).toBe(
    'has 3 MiB free, and 5 MiB are needed: name another disk.',
  );
});
