import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where the bytes of files are kept: under random names, outside what the web server can reach. */
export interface FileStorage {
  /** Keeps bytes durably and answers the key under which they are found. */
  put(bytes: Uint8Array): Promise<string>;
  /** Reads them again; the stream fails when there is nothing under the key. */
  read(key: string): Readable;
  /** Forgets them; nothing happens when they are gone already. */
  remove(key: string): Promise<void>;
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
      const name = randomBytes(32).toString('hex');
      const key = `${name.slice(0, 2)}/${name.slice(2)}`;
      await writeDurably(pathOf(key), bytes);
      return key;
    },
    read: (key) => createReadStream(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
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
