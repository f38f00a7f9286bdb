import { setFlagsFromString } from 'node:v8';
import { runCommandLine } from './cli.ts';
import { compose } from './compose.ts';
import { readConfig } from './platform/config.ts';
import { refuseWrongDeployment } from './platform/db/deployment.ts';
import { migrate } from './platform/db/migrate.ts';
import { serve } from './serve.ts';

// On a machine with much memory V8 lets garbage grow to a multiple of what lives: a third more than is needed.
setFlagsFromString('--heap-growing-percent=100');

/** Parses the environment, picks the role or the command, and starts; everything else is elsewhere. */
async function main(words: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  await refuseWrongDeployment(config.DATABASE_URL, config.TITIAN_ENV);
  await migrate(config.DATABASE_URL);
  if (words.length > 0) {
    process.exitCode = await runCommandLine(await compose(config), words, config.publicUrl);
    return;
  }
  if (config.ROLE !== 'migrate') {
    await serve(config);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
