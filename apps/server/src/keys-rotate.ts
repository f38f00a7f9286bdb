import { join } from 'node:path';
import type { Config } from './platform/config.ts';
import { withClient } from './platform/db/client.ts';
import { clearFilesBy } from './platform/keys/file-encryption.ts';
import { openFileKeys } from './platform/keys/file-keys.ts';
import { type RotationDeps, retireKey, rotateKeys } from './platform/keys/rotate.ts';
import { createFolderStorage } from './platform/storage.ts';

const USAGE = 'npm run keys:rotate            npm run keys:rotate -- --retire <key id>';

/**
 * The command `keys-rotate`, signed in as the database's owner: puts everything under a new master key, or forgets one
 * that nothing uses.
 * @param print takes each line of the report
 * @returns the exit code
 */
export async function keysRotate(
  config: Config,
  words: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const [flag, id] = words;
  if (words.length > 0 && (flag !== '--retire' || id === undefined || words.length > 2)) {
    print(USAGE);
    return 2;
  }
  const provider = await openFileKeys({
    path: config.KEY_FILE ?? null,
    environmentKey: config.encryptionKey,
  });
  return withClient(config.DATABASE_URL, (client) => {
    const storage = createFolderStorage(join(config.DATA_DIR, 'files'), provider, clearFilesBy(client));
    const deps = { client, provider, storage };
    return id === undefined ? rotate(deps, print) : retire(deps, id, print);
  });
}

async function rotate(deps: RotationDeps, print: (line: string) => void): Promise<number> {
  const { masterKeyId, values, files, unused } = await rotateKeys(deps);
  print(`Everything is under master key ${masterKeyId}: ${values} values and ${files} files were moved.`);
  print('Escrow the key file now: without this key nothing of today can be restored.');
  for (const id of unused) {
    print(`Nothing uses key ${id}: retire it after a quarter of an hour with keys:rotate -- --retire ${id}`);
  }
  return 0;
}

async function retire(deps: RotationDeps, id: string, print: (line: string) => void): Promise<number> {
  await retireKey(deps, id);
  print(`Key ${id} is retired here. Keep its escrowed copy as long as a backup from its time is kept.`);
  return 0;
}
