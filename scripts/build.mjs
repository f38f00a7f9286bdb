/** Builds what is older than its sources (`npm run build`). */
import { buildStale } from './lib/build-targets.mjs';
import { demandInstalled, root } from './lib/paths.mjs';

demandInstalled();
const built = await buildStale(root, console.log);
if (built.length === 0) console.log('everything is built already');
