import { join } from 'node:path';
import { runCommandLine } from './cli.ts';
import { compose } from './compose.ts';
import { makeBackup } from './platform/backup/make-backup.ts';
import { hashOfFile, MANIFEST } from './platform/backup/manifest.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import type { Config } from './platform/config.ts';
import { openFileKeys } from './platform/keys/file-keys.ts';

type Print = (line: string) => void;

/**
 * The command `backup --to <folder> [--portable]`, signed in as the database's owner.
 * @param now the instant that the manifest names
 * @returns the exit code
 */
export async function backup(
  config: Config,
  words: readonly string[],
  now: Date,
  print: Print,
): Promise<number> {
  const [flag, folder, ...rest] = words.filter((word) => word !== '--portable');
  if (flag !== '--to' || folder === undefined || rest.length > 0) {
    print('npm run backup -- --to <new folder> [--portable]');
    return 2;
  }
  const source = { databaseUrl: config.DATABASE_URL, filesFolder: join(config.DATA_DIR, 'files'), now };
  const { tables, files, masterKeys, migrations, chainHead, givenUp } = await makeBackup(source, folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  print(
    `${rows} rows of ${tables.length} tables and ${files.count} files (${files.bytes} bytes) are in ${folder}.`,
  );
  print(
    `Schema ${migrations.at(-1)}; head of the audit chain: ${chainHead === null ? 'none' : `seal ${chainHead.seq}`}.`,
  );
  if (givenUp.length > 0) {
    print(`${givenUp.length} files were given up meanwhile, and are not in it.`);
  }
  print(`No key is in it. A restore needs master keys ${masterKeys.join(', ')}: escrow them elsewhere.`);
  print(`Note the manifest's SHA-256 apart from it: ${await hashOfFile(join(folder, MANIFEST))}`);
  return 0;
}

/**
 * The command `restore --from <folder>`, signed in as the owner of an empty database: restores, then verifies ledger and
 * audit chain.
 * @returns the exit code
 */
export async function restore(config: Config, words: readonly string[], print: Print): Promise<number> {
  const [flag, folder] = words;
  if (flag !== '--from' || folder === undefined || words.length > 2) {
    print('npm run restore -- --from <folder of a backup>');
    return 2;
  }
  const { encryptionKey: environmentKey, KEY_FILE: path = null } = config;
  const manifest = await restoreBackup(folder, {
    databaseUrl: config.DATABASE_URL,
    filesFolder: join(config.DATA_DIR, 'files'),
    deployment: config.TITIAN_ENV,
    provider: await openFileKeys({ path, environmentKey }),
  });
  print(`The backup of ${manifest.madeAt} is restored, to seal ${manifest.chainHead?.seq ?? 'none'}.`);
  const ledger = await runCommandLine(await compose(config), ['ledger-verify'], config.publicUrl);
  const audit = await runCommandLine(await compose(config), ['audit-verify'], config.publicUrl);
  print('Run ROLE=migrate with the passwords of the sign-ins before anything serves from it.');
  return ledger + audit === 0 ? 0 : 1;
}
