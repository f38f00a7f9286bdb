/** Runs one of the server's commands (`npm run ledger:verify`, `npm run operator:create`) against the right database. */
import { spawn } from 'node:child_process';
import { nodeOptions } from './children/node-options.ts';
import { isRunning, readRunFile } from './children/run-file.ts';
import { createStack } from './children/stack.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { openProductDatabase, type ProductDatabase } from './database.ts';
import { NOWHERE, programs, serverEnvironment } from './environment.ts';
import { messageOf } from './errors.ts';
import { ensureKeys, type KeyFiles } from './keys/key-files.ts';
import { migrateDatabase, serverDatabaseUrl } from './migrate-database.ts';
import { readSettings, type Settings } from './settings.ts';

async function main(words: readonly string[]): Promise<number> {
  if (isConfigured(process.env)) return runServer(words, {});
  const settings = readSettings(process.env);
  const folder = openDataFolder(settings.dataDir);
  const keys = await ensureKeys(folder.keysDir);
  const run = readRunFile(folder.runFile);
  if (settings.databaseUrl === null && run !== null && isRunning(run)) {
    const url = serverDatabaseUrl(run.databaseUrl, keys);
    return runCommand({ words, folder, keys, settings }, { owner: run.databaseUrl, server: url });
  }
  return runBeside(await openProductDatabase(settings, folder), { words, folder, keys, settings });
}

interface Call {
  readonly words: readonly string[];
  readonly folder: DataFolder;
  readonly keys: KeyFiles;
  readonly settings: Settings;
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

function runCommand({ words, folder, keys, settings }: Call, url: { owner: string; server: string }) {
  const isOwners = OWNERS_COMMANDS.includes(words[0] ?? '');
  const env = serverEnvironment(folder, keys, isOwners ? url.owner : url.server, settings.port, NOWHERE);
  return runServer(words, isOwners ? { ...env, ROLE: 'migrate' } : env);
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
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  },
);
