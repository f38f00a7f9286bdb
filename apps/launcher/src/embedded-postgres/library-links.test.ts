import { mkdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { makeLibraryLinks } from './library-links.ts';

const links = [
  { source: 'native/lib/libone.so.1.2', target: 'native/lib/libone.so' },
  { source: 'native/lib/libone.so.1.2', target: 'native/lib/libone.so.1' },
];

function packageWith(listed: unknown): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'native', 'lib'), { recursive: true });
  writeFileSync(join(folder, 'native', 'lib', 'libone.so.1.2'), '');
  if (listed !== undefined) writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(listed));
  return folder;
}

it('says what to do when a link cannot be made', () => {
  const folder = packageWith([{ source: 'native/lib/a', target: 'native/nowhere/a' }]);
  expect(() => makeLibraryLinks(folder)).toThrow('npm rebuild');
});

it('does nothing where the package lists no links', () => {
  expect(makeLibraryLinks(packageWith(undefined))).toBe(0);
});

it('makes the missing links, relative so that the checkout can be moved, and only once', () => {
  const folder = packageWith(links);
  expect(makeLibraryLinks(folder)).toBe(2);
  expect(readlinkSync(join(folder, 'native', 'lib', 'libone.so.1'))).toBe('libone.so.1.2');
  expect(makeLibraryLinks(folder)).toBe(0);
});
