import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { codeOf } from './db/database.ts';

/** Where the bytes of files are kept: under random names, outside what the web server can reach. */
export interface FileStorage {
  /** Keeps bytes durably and answers the key under which they are found. */
  put(bytes: Uint8Array): Promise<string>;
  /** Takes a file of this machine over, durably, and answers its key; nothing is left at its old place. */
  take(path: string): Promise<string>;
  /** Reads them again; the stream fails when there is nothing under the key. */
  read(key: string): Readable;
  /** Forgets them; nothing happens when they are gone already. */
  remove(key: string): Promise<void>;
  /** The keys that were kept before an instant. */
  keysBefore(instant: Date): AsyncIterable<string>;
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{62}$/;

/** Files in a folder of this machine, spread over 256 subfolders. */
export function createFolderStorage(folder: string): FileStorage {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) {
      throw new Error('a storage key is not one of ours');
    }
    return join(folder, key);
  };
  return {
    async put(bytes) {
      const key = newKey();
      await writeDurably(pathOf(key), bytes);
      return key;
    },
    async take(path) {
      const key = newKey();
      await takeDurably(path, pathOf(key));
      return key;
    },
    read: (key) => createReadStream(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    keysBefore: (instant) => keysBefore(folder, instant),
  };
}

function newKey(): string {
  const name = randomBytes(32).toString('hex');
  return `${name.slice(0, 2)}/${name.slice(2)}`;
}

/** Written beside its place and then moved there, so that a crash never leaves half a file under a key. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.part`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

async function takeDurably(from: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.part`;
  await move(from, draft);
  const file = await open(draft, 'r+');
  try {
    await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') {
      throw error;
    }
    // The two folders lie on different disks.
    await copyFile(from, to);
    await rm(from);
  }
}

async function* keysBefore(folder: string, instant: Date): AsyncIterable<string> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const key of names) {
    const about = KEY.test(key) ? await stat(join(folder, key)).catch(() => null) : null;
    if (about !== null && about.mtime < instant) {
      yield key;
    }
  }
}
