import { setFlagsFromString } from 'node:v8';
import { backup, restore } from './backup.ts';
import { baseBackup, baseRestore } from './base-backup.ts';
import { runCommandLine } from './cli.ts';
import { compose } from './compose.ts';
import { recordDrill } from './drill-record.ts';
import { keysRotate } from './keys-rotate.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, readConfig } from './platform/config.ts';
import { rejectWrongDeployment } from './platform/db/deployment.ts';
import { rejectPrivilegedLogin, rejectWeakLogin } from './platform/db/logins.ts';
import { rejectUnmigrated } from './platform/db/migrate.ts';
import { prepareDatabase } from './platform/db/prepare-database.ts';
import { settledEnvironment } from './platform/settings-message.ts';
import { serve } from './serve.ts';
import { windDown, windDownVerify } from './wind-down.ts';

// On a machine with much memory V8 lets garbage grow to a multiple of what lives: a third more than is needed.
setFlagsFromString('--heap-growing-percent=100');

/** Parses the environment, picks the role or the command, and starts; everything else is elsewhere. */
async function main(words: readonly string[]): Promise<void> {
  const environment = await settledEnvironment(process.env);
  if (environment === null) {
    return;
  }
  const config = readConfig(environment);
  if (config.ROLE === 'migrate' && words[0] === 'base-restore') {
    // There is no database yet.
    process.exitCode = await baseRestore(config, words.slice(1), print);
    return;
  }
  if (config.ROLE === 'migrate' && words[0] === 'wind-down-verify') {
    // The database is an empty one, of no deployment.
    process.exitCode = await windDownVerify(config, words.slice(1), print);
    return;
  }
  await rejectWrongDeployment(config.DATABASE_URL, config.TITIAN_ENV);
  if (config.ROLE === 'migrate' && words.length > 0) {
    process.exitCode = await runOwnersCommand(config, words);
    return;
  }
  if (config.ROLE === 'migrate') {
    const { API_DATABASE_PASSWORD: api, WORKER_DATABASE_PASSWORD: worker } = config;
    await prepareDatabase(config.DATABASE_URL, { api, worker });
    return;
  }
  await rejectUnmigrated(config.DATABASE_URL);
  await rejectUnsuitableLogin(config);
  if (words[0] === 'wind-down') {
    process.exitCode = await windDown(config, words.slice(1), print);
    return;
  }
  if (words.length > 0) {
    process.exitCode = await runCommandLine(await compose(config), words, config.publicUrl);
    return;
  }
  await serve(config);
}

/** Commands that the servers' sign-ins may not run. @returns the exit code */
async function runOwnersCommand(config: Config, [name = '', ...rest]: readonly string[]): Promise<number> {
  if (name === 'restore') {
    return restore(config, rest, print);
  }
  await rejectUnmigrated(config.DATABASE_URL);
  if (name === 'backup') {
    return backup(config, rest, systemClock.now(), print);
  }
  if (name === 'base-backup') {
    return baseBackup(config, rest, print);
  }
  if (name === 'drill-record') {
    return recordDrill(config, rest, print);
  }
  if (name === 'keys-rotate') {
    return keysRotate(config, rest, print);
  }
  print(
    `The owner runs no command "${name}". There are: backup, base-backup, base-restore, drill-record, keys-rotate, restore.`,
  );
  return 2;
}

/** Production has least power; elsewhere the owner of a database may serve from it (decision 062). */
async function rejectUnsuitableLogin({
  DATABASE_URL: url,
  ROLE: role,
  TITIAN_ENV: kind,
}: Config): Promise<void> {
  await rejectWeakLogin(url, role === 'api' ? 'api' : 'worker');
  if (kind === 'production') {
    await rejectPrivilegedLogin(url);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // At once: what a start left open, such as a pool or a port, would keep the process alive.
  process.exit(1);
});
