import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBaseBackup } from './platform/backup/base/make-base-backup.ts';
import { placeBaseBackup } from './platform/backup/base/restore-base.ts';
import { hashOfFile, MANIFEST } from './platform/backup/manifest.ts';
import type { Config } from './platform/config.ts';
import { openFileKeys } from './platform/keys/file-keys.ts';
import { productVersion } from './product-version.ts';

type Print = (line: string) => void;

/**
 * The command `base-backup --to <folder> --database <folder> --archive <folder>`, which the launcher runs for its embedded
 * database, signed in as the superuser of the cluster.
 * @returns the exit code
 */
export async function baseBackup(config: Config, words: readonly string[], print: Print): Promise<number> {
  const { to, database, archive } = wordsOf(words, ['to', 'database', 'archive']);
  if (to === undefined || database === undefined || archive === undefined) {
    print('npm run backup -- --to <new folder> [--portable]');
    return 2;
  }
  const manifest = await makeBaseBackup(
    {
      databaseUrl: config.DATABASE_URL,
      databaseFolder: database,
      archive,
      filesFolder: join(config.DATA_DIR, 'files'),
      productVersion: productVersion(),
    },
    to,
  );
  const { contents, files, masterKeys, migrations, chainHead, endedAt } = manifest;
  print(
    `${contents.count} files of the database (${contents.bytes} bytes) and ${files.count} files of customers`,
  );
  print(
    `(${files.bytes} bytes) are in ${to}. It can be restored to any instant from ${endedAt} on, as far as WAL`,
  );
  print(`is archived in ${archive}: keep that folder on another disk.`);
  print(
    `Schema ${migrations.at(-1)}; head of the audit chain: ${chainHead === null ? 'none' : `seal ${chainHead.seq}`}.`,
  );
  print(`No key is in it. A restore needs master keys ${masterKeys.join(', ')}: escrow them elsewhere.`);
  print(`Note the manifest's SHA-256 apart from it: ${await hashOfFile(join(to, MANIFEST))}`);
  return 0;
}

/**
 * The command `base-restore --from <folder> --database <folder> [--archive <folder>] [--to <instant>]`: places a base
 * backup for the launcher, which starts the embedded database to recover from it.
 * @returns the exit code
 */
export async function baseRestore(config: Config, words: readonly string[], print: Print): Promise<number> {
  const { from, database, archive, to } = wordsOf(words, ['from', 'database', 'archive', 'to']);
  const until = to === undefined ? null : instantOf(to);
  if (from === undefined || database === undefined || until === undefined) {
    print(
      'npm run restore -- --from <folder of a backup> [--to <instant, as 2026-11-23T01:00:00Z>] [--archive <folder>]',
    );
    return 2;
  }
  const { encryptionKey: environmentKey, KEY_FILE: path = null } = config;
  const { manifest, reach } = await placeBaseBackup(from, {
    databaseFolder: database,
    filesFolder: join(config.DATA_DIR, 'files'),
    archive: archive ?? null,
    until,
    deployment: config.TITIAN_ENV,
    provider: await openFileKeys({ path, environmentKey }),
  });
  print(`The backup of ${manifest.endedAt} is as it was made, with WAL until ${reach.until.toISOString()}.`);
  return 0;
}

/** An instant names its offset from UTC; undefined for anything else. */
function instantOf(text: string): Date | undefined {
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  return isInstant && !Number.isNaN(Date.parse(text)) ? new Date(text) : undefined;
}

function wordsOf(
  words: readonly string[],
  names: readonly string[],
): Readonly<Record<string, string | undefined>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  return parseArgs({ args: [...words], options }).values;
}
