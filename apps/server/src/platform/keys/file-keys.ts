import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { z } from 'zod';
import { ifPresent } from '../if-present.ts';
import { isPredictable } from '../production-config.ts';
import { decrypt, encrypt } from './aead.ts';
import { type KeyProvider, MasterKeyMissing } from './key-provider.ts';

const MASTER_KEY_BYTES = 32;

const keyFile = z.strictObject({
  current: z.string(),
  keys: z.record(z.string().regex(/^[a-z0-9-]{1,40}$/), z.base64()),
});

interface Held {
  readonly currentId: string;
  readonly keys: ReadonlyMap<string, Buffer>;
}

export interface FileKeySource {
  /** `KEY_FILE`: JSON `{"current": id, "keys": {id: base64}}`, for its owner alone; null where there is none. */
  readonly path: string | null;
  /** `ENCRYPTION_KEY`: a master key under the id that follows from it, in force where no file says otherwise. */
  readonly environmentKey: Buffer | null;
}

/** Master keys in a file of this machine. */
export interface FileKeys extends KeyProvider {
  /** All that are here. */
  keyIds(): Promise<readonly string[]>;
  /** Makes another master key and puts it in force. @returns its id */
  addKey(): Promise<string>;
  /** Forgets a master key; false where it is not in the file. */
  removeKey(id: string): Promise<boolean>;
}

/** The id of a master key that was made without one: the same key has the same id everywhere. */
export function masterKeyIdOf(key: Buffer): string {
  return createHash('sha256').update('titian/master-key-id\0').update(key).digest('hex').slice(0, 16);
}

/**
 * Opens the key file, and reads it again whenever it has changed or does not know a key.
 * @throws Error in one sentence where there is no key, or the file may be read by others or is malformed
 */
export async function openFileKeys(source: FileKeySource): Promise<FileKeys> {
  let held = await read(source);
  let seen = await stampOf(source.path);
  const latest = async () => {
    const stamp = await stampOf(source.path);
    if (stamp !== seen) {
      held = await read(source);
      seen = stamp;
    }
    return held;
  };
  const keyOf = async (id: string) => {
    const key = held.keys.get(id) ?? (await latest()).keys.get(id);
    if (key === undefined) {
      throw new MasterKeyMissing(id);
    }
    return key;
  };
  return {
    currentKeyId: async () => (await latest()).currentId,
    async wrap(dataKey, context) {
      const { currentId: masterKeyId } = await latest();
      const bytes = encrypt(wrappingKey(await keyOf(masterKeyId)), dataKey, bound(masterKeyId, context));
      return { masterKeyId, bytes };
    },
    async unwrap({ masterKeyId, bytes }, context) {
      return decrypt(wrappingKey(await keyOf(masterKeyId)), bytes, bound(masterKeyId, context));
    },
    keyIds: async () => [...(await latest()).keys.keys()],
    async addKey() {
      const key = randomBytes(MASTER_KEY_BYTES);
      const currentId = masterKeyIdOf(key);
      await write(source, { currentId, keys: new Map([...(await latest()).keys, [currentId, key]]) });
      return currentId;
    },
    async removeKey(id) {
      const { currentId, keys } = await latest();
      const isHere = keys.has(id) && id !== currentId;
      if (isHere) {
        await write(source, { currentId, keys: new Map([...keys].filter(([known]) => known !== id)) });
      }
      return isHere;
    },
  };
}

/** A master key is never used for two things. */
function wrappingKey(masterKey: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, '', 'titian/wrap', MASTER_KEY_BYTES));
}

function bound(masterKeyId: string, context: string): Buffer {
  return Buffer.from(`${masterKeyId}\0${context}`);
}

async function read({ path, environmentKey }: FileKeySource): Promise<Held> {
  const file = path === null ? null : await readKeyFile(path);
  const keys = new Map(file?.keys);
  if (environmentKey !== null) {
    keys.set(masterKeyIdOf(environmentKey), demandLength(environmentKey, 'ENCRYPTION_KEY'));
  }
  const currentId = file?.currentId ?? (environmentKey === null ? null : masterKeyIdOf(environmentKey));
  if (currentId === null) {
    throw new Error(`KEY_FILE: there is no file ${path}, and ENCRYPTION_KEY is not set.`);
  }
  return { currentId, keys };
}

async function readKeyFile(path: string): Promise<Held | null> {
  const about = await ifPresent(stat(path));
  if (about === null) {
    return null;
  }
  if ((about.mode & 0o077) !== 0) {
    throw new Error(`KEY_FILE: others may read ${path}. Run: chmod 600 ${path}`);
  }
  const parsed = keyFile.safeParse(parse(await readFile(path, 'utf8')));
  if (!parsed.success) {
    throw new Error(`KEY_FILE: ${path} is not {"current": id, "keys": {id: key in base64}}.`);
  }
  const { current, keys } = parsed.data;
  const all = Object.entries(keys).map(
    ([id, text]) => [id, demandLength(Buffer.from(text, 'base64'), `KEY_FILE: key ${id}`)] as const,
  );
  if (!(current in keys)) {
    throw new Error(`KEY_FILE: key ${current} is current, and is not in ${path}.`);
  }
  const held = { currentId: current, keys: new Map(all) };
  // Earlier ones only open what they wrapped.
  if (isPredictable(held.keys.get(current) ?? Buffer.alloc(0))) {
    throw new Error(`KEY_FILE: key ${current} is not random: make one with \`openssl rand -base64 32\``);
  }
  return held;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function demandLength(key: Buffer, name: string): Buffer {
  if (key.length !== MASTER_KEY_BYTES) {
    throw new Error(`${name} must be 32 bytes in base64: make one with \`openssl rand -base64 32\``);
  }
  return key;
}

/** Written to a temporary file and renamed: a concurrent reader gets the file before or after, never a part of it. */
async function write({ path }: FileKeySource, { currentId, keys }: Held): Promise<void> {
  if (path === null) {
    throw new Error('KEY_FILE is not set: name the file that holds the master keys from now on.');
  }
  const all = Object.fromEntries([...keys].map(([id, key]) => [id, key.toString('base64')]));
  const draft = await open(`${path}.draft`, 'w', 0o600);
  try {
    await draft.writeFile(`${JSON.stringify({ current: currentId, keys: all }, null, 2)}\n`);
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${path}.draft`, path);
}

async function stampOf(path: string | null): Promise<string> {
  const about = path === null ? null : await stat(path, { bigint: true }).catch(() => null);
  return about === null ? '' : `${about.ino}:${about.mtimeNs}:${about.size}`;
}
