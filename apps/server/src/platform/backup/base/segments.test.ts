import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { archivedSegments, chainFrom, nextSegment, segmentReach } from './segments.ts';

const MIB_16 = 16 * 1024 * 1024;

it.each([
  ['000000010000000000000001', '000000010000000000000002'],
  ['00000001000000000000000F', '000000010000000000000010'],
  ['0000000100000000000000FF', '000000010000000100000000'],
  ['0000000A000000FF000000FF', '0000000A0000010000000000'],
])('after %s follows %s', (one, next) => {
  expect(nextSegment(one, MIB_16)).toBe(next);
});

it('ends a chain at the first segment that is missing, and names it only where later ones are there', () => {
  const [one, two, three, four] = [1, 2, 3, 4].map((n) => `0000000100000000000000${n}0`) as [
    string,
    string,
    string,
    string,
  ];
  const bytes = MIB_16;
  const near = '000000010000000000000011';
  expect(chainFrom(one, new Set([one, near]), bytes)).toEqual({ segments: [one, near], missing: null });
  expect(chainFrom(one, new Set([one, three, four]), bytes)).toEqual({ segments: [one], missing: near });
  expect(chainFrom(two, new Set([one]), bytes)).toEqual({ segments: [], missing: null });
  const otherTimeline = three.replace(/^00000001/, '00000002');
  expect(chainFrom(one, new Set([one, otherTimeline]), bytes).missing).toBeNull();
});

it('finds segments alone, and reads until when one reaches, a second less than its last write', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'titian-segments-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const name = '000000010000000000000007';
  const packed = gzipSync('w');
  packed.writeUInt32LE(1_700_000_000, 4);
  for (const other of [
    `${name}.draft`,
    `${name}.00000028.backup.gz`,
    '00000002.history.gz',
    'base-backups.json',
  ]) {
    writeFileSync(join(folder, other), '');
  }
  writeFileSync(join(folder, `${name}.gz`), packed);
  const found = await archivedSegments([join(folder, 'none'), folder]);
  expect([...found]).toEqual([[name, join(folder, `${name}.gz`)]]);
  expect(await segmentReach(found.get(name) ?? '')).toEqual(new Date(1_699_999_999_000));
});
