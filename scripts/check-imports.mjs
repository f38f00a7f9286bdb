/** Checks which folder imports which: the rules of `.dependency-cruiser.cjs`, over every source file. */
import { checkImports } from './lib/imports.mjs';
import { demandInstalled, root } from './lib/paths.mjs';

demandInstalled();
const { problems, modules } = await checkImports(root);
for (const problem of problems) console.error(problem);
console.log(`imports: ${modules} modules, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
