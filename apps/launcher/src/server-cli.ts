/** Runs one of the server's commands (`npm run ledger:verify`, `npm run operator:create`) against the right database. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runDrill } from './backup/drill.ts';
import { isBaseBackup, type RestoreCommands, restoreBase } from './backup/restore-base.ts';
import { inEmptyPlace } from './backup/verify-package.ts';
import { nodeOptions } from './children/node-options.ts';
import { isRunning, readRunFile } from './children/run-file.ts';
import { createStack } from './children/stack.ts';
import { type DataFolder, openDataFolder, rejectUnfinishedRestore } from './data-folder.ts';
import { openProductDatabase, type ProductDatabase } from './database.ts';
import { superuserUrl } from './embedded-postgres/databases.ts';
import { NOWHERE, programs, serverEnvironment } from './environment.ts';
import { messageOf } from './errors.ts';
import { takeInstanceLock } from './instance/instance-lock.ts';
import { ensureKeys, type KeyFiles } from './keys/key-files.ts';
import { migrateDatabase, serverDatabaseUrl } from './migrate-database.ts';
import { readSettings, type Settings } from './settings.ts';
import { StartError } from './start-error.ts';

const PORTABLE = '--portable';

async function main(words: readonly string[]): Promise<number> {
  if (words[0] === 'wind-down' && /^--verify(=|$)/u.test(words[1] ?? ''))
    return verifyPackage(words.slice(1));
  if (isConfigured(process.env)) return runServer(words, {});
  const settings = readSettings(process.env);
  const folder = openDataFolder(settings.dataDir, settings);
  const keys = await ensureKeys(folder.keysDir);
  const call = { words, folder, keys, settings };
  if (words[0] === 'restore') {
    const base = baseRestoreOf(words.slice(1));
    if (base !== null) return restoreBeside(base, call);
  } else {
    rejectUnfinishedRestore(folder);
  }
  const run = readRunFile(folder.runFile);
  if (settings.databaseUrl === null && run !== null && isRunning(run)) {
    return runCommand(call, { owner: run.databaseUrl, server: serverDatabaseUrl(run.databaseUrl, keys) });
  }
  return runBeside(await openProductDatabase(settings, folder, say), call);
}

/** Without the product's database and keys: whoever takes a package over has neither. */
function verifyPackage(words: readonly string[]): Promise<number> {
  return inEmptyPlace(({ folder, keys, databaseUrl }) => {
    const env = serverEnvironment(folder, keys, databaseUrl, 0, NOWHERE);
    return runServer(['wind-down-verify', ...words], { ...env, ROLE: 'migrate' });
  });
}

/** Where a command runs. */
interface CommandPlace {
  readonly folder: DataFolder;
  readonly keys: KeyFiles;
  readonly settings: Settings;
}

interface Call extends CommandPlace {
  readonly words: readonly string[];
}

/** No program of the platform runs on the database: it may still be one of an earlier version. */
async function runBeside(database: ProductDatabase, call: Call): Promise<number> {
  const { folder, keys } = call;
  try {
    const migration = { folder, keys, ownerUrl: database.url, file: programs.migrate };
    // A restore requires an empty database, and migrates it itself.
    const url = call.words[0] === 'restore' ? database.url : await migrateDatabase(createStack(), migration);
    return await runCommand(call, { owner: database.url, server: url });
  } finally {
    await database.stop();
  }
}

/** What reads or writes more than the server's login may. */
const OWNERS_COMMANDS = ['keys-rotate', 'backup', 'restore'];

function runCommand(call: Call, url: { owner: string; server: string }): Promise<number> {
  const { words } = call;
  if (words[0] === 'backup' && !words.includes(PORTABLE)) return runBaseBackup(call, url.owner);
  if (words[0] === 'drill') return drill(call, url.owner);
  const isOwners = OWNERS_COMMANDS.includes(words[0] ?? '');
  return isOwners ? runAsOwner(call, words, url.owner) : runServer(words, environmentOf(call, url.server));
}

/** A base backup is of the embedded cluster as a whole, and made by its superuser. */
async function runBaseBackup(call: Call, ownerUrl: string): Promise<number> {
  const { folder, settings, words } = call;
  if (settings.databaseUrl !== null) {
    throw new StartError(
      `A base backup is of the embedded database: add ${PORTABLE}, or use pgBackRest (deploy/pgbackrest/README.md).`,
    );
  }
  const more = ['--database', folder.postgresDir, '--archive', folder.archiveDir];
  return runAsOwner(call, ['base-backup', ...words.slice(1), ...more], superuserUrl(ownerUrl));
}

/** A drill restores a base backup of the embedded cluster; others are tried as their tools say. */
async function drill(call: Call, ownerUrl: string): Promise<number> {
  const { folder, settings } = call;
  if (settings.databaseUrl !== null) {
    throw new StartError(
      'A drill is of the embedded database: see deploy/pgbackrest/README.md for one of your own.',
    );
  }
  return runDrill({
    folder,
    ownerUrl,
    commandsIn: (scratch, keys) => restoreCommands({ folder: scratch, keys, settings }),
    record: (words) => runAsOwner(call, words, ownerUrl),
    say,
  });
}

/** The options of `npm run restore` where they name a base backup; null for a portable one. */
function baseRestoreOf(words: readonly string[]) {
  const options = { from: { type: 'string' }, to: { type: 'string' }, archive: { type: 'string' } } as const;
  const { from, to, archive } = parseArgs({ args: [...words], options }).values;
  if (from === undefined || !isBaseBackup(from)) return null;
  return { from: resolve(from), to: to ?? null, archive: archive ?? null };
}

async function restoreBeside(
  base: NonNullable<ReturnType<typeof baseRestoreOf>>,
  call: Call,
): Promise<number> {
  const { folder, keys, settings } = call;
  const archive = base.archive === null ? settings.archiveDir : resolve(base.archive);
  const lock = takeInstanceLock(folder.lockFile);
  try {
    return await restoreBase({ folder, keys, from: base.from, to: base.to, archive }, restoreCommands(call));
  } finally {
    lock.release();
  }
}

function restoreCommands(place: CommandPlace): RestoreCommands {
  return {
    place: (words) => runAsOwner(place, words, NO_DATABASE),
    verify: (words, url) => runServer(words, environmentOf(place, url)),
    say,
  };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Of a command that runs before there is a database: nothing listens on the discard port. */
const NO_DATABASE = 'postgresql://127.0.0.1:9/titian';

function environmentOf({ folder, keys, settings }: CommandPlace, databaseUrl: string) {
  return serverEnvironment(folder, keys, databaseUrl, settings.port, NOWHERE);
}

function runAsOwner(place: CommandPlace, words: readonly string[], databaseUrl: string): Promise<number> {
  return runServer(words, { ...environmentOf(place, databaseUrl), ROLE: 'migrate' });
}

/** Whether the environment is a deployment's own, to be used as it is. */
function isConfigured(env: NodeJS.ProcessEnv): boolean {
  return (
    env.TITIAN_ENV === 'production' ||
    (Boolean(env.DATABASE_URL) && Boolean(env.ENCRYPTION_KEY || env.KEY_FILE))
  );
}

function runServer(words: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const child = spawn(process.execPath, ['--enable-source-maps', ...nodeOptions, programs.server, ...words], {
    env: { LOG_LEVEL: 'warn', ...process.env, ...env },
    stdio: 'inherit',
  });
  // Ctrl-C reaches the command by itself; this process must outlive it to stop the database.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolvePromise, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolvePromise(code ?? 1));
  });
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  },
);
