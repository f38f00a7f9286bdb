/** Runs one of the server's commands, building what is missing first: `node scripts/server-cli.mjs <command> …`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './lib/build-targets.mjs';
import { demandInstalled, fail, root } from './lib/paths.mjs';

demandInstalled();
// Not on stdout: what the command prints may be read by a program.
await buildStale(root, console.error, ['server', 'launcher']).catch((error) => fail(error.message));
await import(pathToFileURL(join(root, 'apps/launcher/dist/server-cli.js')).href);
