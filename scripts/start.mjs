/** Runs the whole product (`npm start`): builds what is missing or old, then hands over to the launcher. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './lib/build-targets.mjs';
import { demandInstalled, fail, root } from './lib/paths.mjs';

demandInstalled();
await buildStale(root, console.log).catch((error) => fail(error.message));
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'apps/launcher/dist/main.js')).href);
