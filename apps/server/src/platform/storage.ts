import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { type Scope, systemActor } from './context.ts';
import { withFile } from './if-present.ts';
import { decryptFile, encryptFile, masterKeyOfFile, rewrapFile } from './keys/encrypted-file.ts';
import { type ClearFiles, completeFileEncryption, FileReplaced } from './keys/file-encryption.ts';
import type { KeyProvider } from './keys/key-provider.ts';
import type { Log } from './log.ts';
import type { Periodic } from './periodic.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Storage of the bytes of files: encrypted, under random names, outside what the web server can reach. */
export interface FileStorage {
  /** Stores bytes durably and returns their key. */
  put(bytes: Uint8Array): Promise<string>;
  /** Takes a file of this machine over, durably, and answers its key; nothing is left at its old place. */
  take(path: string): Promise<string>;
  /**
   * Reads them again, each piece checked; the stream fails when there is nothing under the key, it was changed, or one in
   * clear took its place.
   */
  read(key: string): Readable;
  /** Deletes them; idempotent. */
  remove(key: string): Promise<void>;
  /** The keys that were stored before an instant; null for all. */
  keysBefore(instant: Date | null): AsyncIterable<string>;
}

/** Files whose keys can be put under the master key in force. */
export interface RotatingStorage extends FileStorage {
  /** What a stored file is under: a master key's id, `clear` from before files were encrypted, `gone` where it is not. */
  masterKeyOf(key: string): Promise<string>;
  /**
   * Encrypts a file in clear, or wraps the key of another by the master key in force.
   * @param masterKeyId of files that are left as they are; null leaves all but those in clear
   * @returns false where it was left, or no longer exists
   * @throws FileReplaced where it is stored in clear though all files were encrypted
   */
  renewUnless(key: string, masterKeyId: string | null): Promise<boolean>;
}

const CLEAR = 'clear';
const KEY = /^[0-9a-f]{2}\/[0-9a-f]{62}$/;

/** Files in a folder of this machine, spread over 256 subfolders; each has a key of its own, wrapped by a master key. */
export function createFolderStorage(
  folder: string,
  provider: KeyProvider,
  clearFiles: ClearFiles,
): RotatingStorage {
  const requireEncryptedByUs = async (key: string, file: FileHandle) => {
    if ((await masterKeyOfFile(file)) === null && !(await clearFiles.areAllowed())) {
      throw new FileReplaced(key);
    }
  };
  const pathOf = (key: string) => {
    if (!KEY.test(key)) {
      throw new Error('a storage key is not one of ours');
    }
    return join(folder, key);
  };
  const store = async (content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => {
    const key = newKey();
    await writeDurably(pathOf(key), encryptFile(provider, key, content));
    return key;
  };
  return {
    put: (bytes) => store([bytes]),
    async take(path) {
      const key = await store(createReadStream(path));
      await rm(path);
      return key;
    },
    read: (key) =>
      Readable.from(readDecrypted(provider, key, pathOf(key), requireEncryptedByUs), { objectMode: false }),
    remove: (key) => rm(pathOf(key), { force: true }),
    keysBefore: (instant) => keysBefore(folder, instant),
    masterKeyOf: async (key) =>
      (await withFile(pathOf(key), async (file) => (await masterKeyOfFile(file)) ?? CLEAR)) ?? 'gone',
    renewUnless: async (key, masterKeyId) => {
      const renewed = await withFile(pathOf(key), async (file) => {
        const is = (await masterKeyOfFile(file)) ?? CLEAR;
        const isDue = masterKeyId === null ? is === CLEAR : is !== masterKeyId;
        if (isDue) {
          await requireEncryptedByUs(key, file);
          await renew(provider, key, pathOf(key), file);
        }
        return isDue;
      });
      return renewed ?? false;
    },
  };
}

function newKey(): string {
  const name = randomBytes(32).toString('hex');
  return `${name.slice(0, 2)}/${name.slice(2)}`;
}

async function* readDecrypted(
  provider: KeyProvider,
  key: string,
  path: string,
  requireEncryptedByUs: (key: string, file: FileHandle) => Promise<void>,
): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    await requireEncryptedByUs(key, file);
    yield* decryptFile(provider, key, file);
  } finally {
    await file.close();
  }
}

/** Concurrent readers continue with the old bytes, which have the same content. */
async function renew(provider: KeyProvider, key: string, path: string, file: FileHandle): Promise<void> {
  const isClear = (await masterKeyOfFile(file)) === null;
  const bytes = isClear
    ? encryptFile(provider, key, decryptFile(provider, key, file))
    : rewrapFile(provider, key, file);
  // A file that is removed in between comes back as one without a row, which the sweep removes.
  await writeDurably(path, bytes);
}

/** Written beside its place and then moved there, so that a crash never leaves half a file under a key. */
async function writeDurably(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(4).toString('hex')}.part`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      for await (const piece of bytes) {
        await file.writeFile(piece);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function* keysBefore(folder: string, instant: Date | null): AsyncIterable<string> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const key of names) {
    const about = KEY.test(key) ? await stat(join(folder, key)).catch(() => null) : null;
    if (about !== null && (instant === null || about.mtime < instant)) {
      yield key;
    }
  }
}

const ENCRYPT_AFTER_MS = 10_000;

const encryptionScope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/**
 * Encrypts files in clear after a start, until a pass finds none: every new one is encrypted as it comes. From then on one
 * in clear is an intruder's, which each start looks for.
 */
export function encryptingFiles(storage: RotatingStorage, work: UnitOfWork, log: Log): Periodic {
  let isDone = false;
  return {
    name: 'file encryption',
    everyMs: ENCRYPT_AFTER_MS,
    async run() {
      if (!isDone && (await encryptClearFiles(storage, log)) === 0) {
        await work.command(encryptionScope, completeFileEncryption);
        isDone = true;
      }
    },
  };
}

/** Encrypts the files that lie in clear from before files were encrypted; answers how many they were. */
export async function encryptClearFiles(storage: RotatingStorage, log: Log): Promise<number> {
  let encrypted = 0;
  for await (const key of storage.keysBefore(null)) {
    try {
      encrypted += (await storage.renewUnless(key, null)) ? 1 : 0;
    } catch (error) {
      if (!(error instanceof FileReplaced)) {
        throw error;
      }
      log.error({ err: error }, 'a stored file was replaced by one in clear');
    }
  }
  return encrypted;
}
