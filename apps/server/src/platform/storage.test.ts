import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { noClearFiles } from './keys/file-encryption.ts';
import { type FileKeys, openFileKeys } from './keys/file-keys.ts';
import { createLog } from './log.ts';
import { createFolderStorage, encryptClearFiles, type RotatingStorage } from './storage.ts';

const SEGMENT = 65_536;
let folder = '';
let keys: FileKeys;
let storage: RotatingStorage;
let areClearFilesAllowed = false;
const log = createLog('silent');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'titian-storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  keys = await openFileKeys({ path: join(folder, 'keys.json'), environmentKey: randomBytes(32) });
  areClearFilesAllowed = false;
  storage = createFolderStorage(folder, keys, { areAllowed: async () => areClearFilesAllowed });
});

const read = (key: string) => buffer(storage.read(key));
const bytesOf = (key: string) => readFileSync(join(folder, key));
/** The pieces that arrive before the stream fails. */
async function readUntilFailure(key: string): Promise<number> {
  let got = 0;
  const reading = (async () => {
    for await (const piece of storage.read(key)) {
      got += piece.length;
    }
  })();
  await expect(reading).rejects.toThrow();
  return got;
}

describe('a stored file', () => {
  it.each([0, 1, SEGMENT - 1, SEGMENT, SEGMENT + 1, 2 * SEGMENT, 200_001])(
    'of %i bytes reads as it was',
    async (size) => {
      const content = randomBytes(size);
      const key = await storage.put(content);
      expect((await read(key)).equals(content)).toBe(true);
      const path = join(folder, 'incoming');
      writeFileSync(path, content);
      const taken = await storage.take(path);
      expect((await read(taken)).equals(content)).toBe(true);
      expect(() => readFileSync(path)).toThrow('ENOENT');
    },
  );

  it('shows nothing of its content, and the same content is never the same twice', async () => {
    const content = Buffer.from('MyKad 900101-14-5678 '.repeat(5_000));
    const [one, other] = [await storage.put(content), await storage.put(content)];
    expect(bytesOf(one).includes('900101')).toBe(false);
    expect(bytesOf(one).subarray(200).equals(bytesOf(other).subarray(200))).toBe(false);
  });

  it('does not open where it was changed, cut off, made longer, or its segments were moved', async () => {
    const content = randomBytes(3 * SEGMENT);
    const key = await storage.put(content);
    const path = join(folder, key);
    const whole = bytesOf(key);
    const header = whole.length - 3 * (SEGMENT + 16);
    for (const at of [6, header - 1, header, header + SEGMENT + 20, whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      writeFileSync(path, changed);
      // What arrived before the change was checked.
      expect((await readUntilFailure(key)) % SEGMENT).toBe(0);
    }
    const segment = (at: number) =>
      whole.subarray(header + at * (SEGMENT + 16), header + (at + 1) * (SEGMENT + 16));
    const start = whole.subarray(0, header);
    for (const order of [[1, 0, 2], [0, 2], [0, 1], [0, 1, 2, 2], []]) {
      writeFileSync(path, Buffer.concat([start, ...order.map(segment)]));
      await readUntilFailure(key);
    }
    writeFileSync(path, whole);
    truncateSync(path, whole.length - 1);
    await readUntilFailure(key);
  });

  it('is neither given nor taken over where one in clear was put in its place', async () => {
    const key = await storage.put(Buffer.from('the card'));
    const forged = Buffer.from('another card');
    writeFileSync(join(folder, key), forged);
    expect(await readUntilFailure(key)).toBe(0);
    await expect(read(key)).rejects.toThrow('was replaced by one in clear');
    await expect(storage.renewUnless(key, await keys.addKey())).rejects.toThrow(
      'was replaced by one in clear',
    );
    // The pass after a start continues with the others and leaves it as it is.
    expect(await encryptClearFiles(storage, log)).toBe(0);
    expect(bytesOf(key).equals(forged)).toBe(true);
  });

  it('does not open under the name of another', async () => {
    const [one, other] = [await storage.put(Buffer.from('one')), await storage.put(Buffer.from('other'))];
    writeFileSync(join(folder, other), bytesOf(one));
    expect(await readUntilFailure(other)).toBe(0);
  });

  it('fails to read where there is none', async () => {
    const key = await storage.put(Buffer.from('x'));
    await storage.remove(key);
    await expect(read(key)).rejects.toThrow('ENOENT');
  });
});

describe('a file from before files were encrypted', () => {
  it('reads as it is, and is encrypted with the same content', async () => {
    areClearFilesAllowed = true;
    const key = `ab/${'0'.repeat(62)}`;
    mkdirSync(dirname(join(folder, key)));
    const content = randomBytes(100_000);
    writeFileSync(join(folder, key), content);
    expect((await read(key)).equals(content)).toBe(true);
    expect(await storage.masterKeyOf(key)).toBe('clear');
    expect(await encryptClearFiles(storage, log)).toBe(1);
    expect(await storage.masterKeyOf(key)).toBe(await keys.currentKeyId());
    expect((await read(key)).equals(content)).toBe(true);
    expect(bytesOf(key).includes(content.subarray(0, 32))).toBe(false);
    expect(await encryptClearFiles(storage, log)).toBe(0);
  });
});

it('a renewed file is under the new master key, and opens without the old one', async () => {
  const key = await storage.put(randomBytes(100_000));
  const content = await read(key);
  const before = await storage.masterKeyOf(key);
  const after = await keys.addKey();
  expect(before).not.toBe(after);
  const reading = storage.read(key);
  expect(await storage.renewUnless(key, after)).toBe(true);
  expect(await storage.renewUnless(key, after)).toBe(false);
  expect((await buffer(reading)).equals(content)).toBe(true);
  expect(await storage.masterKeyOf(key)).toBe(after);
  const withoutOld = await openFileKeys({ path: join(folder, 'keys.json'), environmentKey: null });
  await withoutOld.removeKey(before);
  expect(
    (await buffer(createFolderStorage(folder, withoutOld, noClearFiles).read(key))).equals(content),
  ).toBe(true);
});
