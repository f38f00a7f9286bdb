import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { mirrorFiles } from './mirror-files.ts';

const KEYS = [`ab/${'1'.repeat(62)}`, `cd/${'2'.repeat(62)}`] as const;

function place() {
  const home = temporaryFolder();
  const folder = { filesDir: join(home, 'files'), archiveDir: join(home, 'archive') };
  const store = (key: string) => {
    mkdirSync(dirname(join(folder.filesDir, key)), { recursive: true });
    writeFileSync(join(folder.filesDir, key), key);
  };
  const isArchived = (key: string) => existsSync(join(folder.archiveDir, 'files', key));
  const wal = join(folder.archiveDir, 'wal');
  mkdirSync(wal, { recursive: true });
  const makeBackup = () => writeFileSync(join(wal, 'base-backups.json'), '[]');
  return { folder, store, isArchived, makeBackup };
}

it('archives nothing before the first base backup, nor where there are no files', () => {
  const { folder, store, isArchived, makeBackup } = place();
  store(KEYS[0]);
  mirrorFiles(folder, new Map());
  expect(isArchived(KEYS[0])).toBe(false);
  makeBackup();
  rmSync(folder.filesDir, { recursive: true });
  mirrorFiles(folder, new Map());
  expect(existsSync(join(folder.archiveDir, 'files'))).toBe(false);
});

it('fails where the archive is away', () => {
  const { folder, store } = place();
  store(KEYS[0]);
  rmSync(folder.archiveDir, { recursive: true });
  expect(() => mirrorFiles(folder, new Map())).toThrow('ENOENT');
});

it('archives each stored file once, and keeps one that is lost; what is being written is none', () => {
  const { folder, store, isArchived, makeBackup } = place();
  makeBackup();
  const seen = new Map<string, number>();
  store(KEYS[0]);
  store('ab/half.draft');
  mirrorFiles(folder, seen);
  expect(isArchived(KEYS[0])).toBe(true);
  expect(isArchived('ab/half.draft')).toBe(false);
  store(KEYS[1]);
  rmSync(join(folder.filesDir, KEYS[0]));
  mirrorFiles(folder, seen);
  expect(KEYS.map((key) => readFileSync(join(folder.archiveDir, 'files', key), 'utf8'))).toEqual([...KEYS]);
});
