/** Runs the whole product (`npm start`): builds what is missing or old, then hands over to the launcher. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './lib/build-targets.mjs';
import { demandInstalled, fail, root } from './lib/paths.mjs';

const USAGE = `npm start [-- --help]
Runs the product with an embedded PostgreSQL, demo data and simulators, and prints its address and sign-ins.
  PORT      the product's port (3000)
  DATA_DIR  database, files, keys and the demo's sign-ins (.data)`;

if (process.argv.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}
demandInstalled();
await buildStale(root, console.log).catch((error) => fail(error.message));
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'apps/launcher/dist/main.js')).href);
