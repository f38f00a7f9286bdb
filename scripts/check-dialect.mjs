/** Checks that SQL uses what closes the road to several machines only where that is declared (docs/scale.md). */
import { demandInstalled, root } from './lib/paths.mjs';

demandInstalled();
const { checkDialect } = await import('./dialect/check.mjs');
const { features } = await import('./dialect/features.mjs');
const { files, problems } = checkDialect(root, features);
for (const problem of problems) console.error(problem);
console.log(`dialect: ${files} files, ${features.length} features, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
