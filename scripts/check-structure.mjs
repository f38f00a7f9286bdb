/** Checks names, lengths and code rules of every source file; each message says what to do instead. */
import { demandInstalled, root } from './lib/paths.mjs';

demandInstalled();
const { checkStructure } = await import('./structure/check.mjs');
const { files, problems } = checkStructure(root);
for (const problem of problems) console.error(problem);
console.log(`structure: ${files} files, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
