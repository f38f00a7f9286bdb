/**
 * A program for tests: rotates the keys of the installation that its environment names, and stands still after so many
 * slices as its argument says, until it is killed.
 */
import { withClient } from '../src/platform/db/client.ts';
import { clearFilesBy } from '../src/platform/keys/file-encryption.ts';
import { openFileKeys } from '../src/platform/keys/file-keys.ts';
import { rotateKeys } from '../src/platform/keys/rotate.ts';
import { createFolderStorage } from '../src/platform/storage.ts';

const { OWNER_URL = '', KEY_FILE = '', FILES = '', MASTER_KEY = '' } = process.env;
const last = Number(process.argv[2]);
let slices = 0;

const provider = await openFileKeys({ path: KEY_FILE, environmentKey: Buffer.from(MASTER_KEY, 'base64') });
await withClient(OWNER_URL, (client) =>
  rotateKeys({
    ...{ client, provider, storage: createFolderStorage(FILES, provider, clearFilesBy(client)), settleMs: 0 },
    onSlice: async () => {
      slices += 1;
      if (slices === last) {
        process.stdout.write('stands still\n');
        await new Promise((resolve) => setTimeout(resolve, 2 ** 30));
      }
    },
  }),
);
