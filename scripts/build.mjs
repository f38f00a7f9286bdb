/** Builds what is older than its sources (`npm run build`), or of it only the targets named as arguments. */
import { buildStale } from './lib/build-targets.mjs';
import { demandInstalled, fail, root } from './lib/paths.mjs';

demandInstalled();
const names = process.argv.slice(2);
const built = await buildStale(root, console.log, names.length === 0 ? undefined : names).catch((error) =>
  fail(error.message),
);
if (built.length === 0) console.log('everything is built already');
