/** Runs one of the server's commands (`npm run ledger:verify`, `npm run operator:create`) against the right database. */
import { spawn } from 'node:child_process';
import { nodeOptions } from './children/node-options.ts';
import { isRunning, readRunFile } from './children/run-file.ts';
import { openDataFolder } from './data-folder.ts';
import { openProductDatabase, type ProductDatabase } from './database.ts';
import { programs, serverEnvironment } from './environment.ts';
import { messageOf } from './errors.ts';
import { ensureKeys } from './keys/key-files.ts';
import { readSettings } from './settings.ts';

/** A command needs no rails and no mails: nothing listens on the discard port. */
const NOWHERE = { simulatorUrl: 'http://127.0.0.1:9', smtpUrl: 'smtp://127.0.0.1:9' };

async function main(words: readonly string[]): Promise<number> {
  if (isConfigured(process.env)) return runServer(words, {});
  const settings = readSettings(process.env);
  const folder = openDataFolder(settings.dataDir);
  const run = readRunFile(folder.runFile);
  const database: ProductDatabase =
    settings.databaseUrl === null && run !== null && isRunning(run)
      ? { url: run.databaseUrl, embedded: null, stop: async () => undefined }
      : await openProductDatabase(settings, folder);
  try {
    const keys = await ensureKeys(folder.keysDir);
    return await runServer(words, serverEnvironment(folder, keys, database.url, settings.port, NOWHERE));
  } finally {
    await database.stop();
  }
}

/** Whether the environment is a deployment's own, to be used as it is. */
function isConfigured(env: NodeJS.ProcessEnv): boolean {
  return env.TITIAN_ENV === 'production' || (Boolean(env.DATABASE_URL) && Boolean(env.ENCRYPTION_KEY));
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
