/**
 * Builds what is older than its sources (`npm run build`), or of it only the targets named as arguments. A whole build
 * also lists what it is made of: `apps/server/dist/sbom.cdx.json` (CycloneDX).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './lib/build-targets.mjs';
import { demandInstalled, fail, root } from './lib/paths.mjs';
import { sbomOf } from './packages/sbom.mjs';

demandInstalled();
const names = process.argv.slice(2);
const isWhole = names.length === 0;
const built = await buildStale(root, console.log, isWhole ? undefined : names).catch((error) =>
  fail(error.message),
);
if (isWhole) {
  const sbom = sbomOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  writeFileSync(join(root, 'apps/server/dist/sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
}
if (built.length === 0) console.log('everything is built already');
