/** Checks names, lengths and code rules of every source file; each message says what to do instead. */
import { demandInstalled, root } from './lib/paths.mjs';

demandInstalled();
const { checkStructure } = await import('./structure/check.mjs');
const { checkSecurityDocs } = await import('./security/check.mjs');
const { files, problems: ofSources } = checkStructure(root);
const { rows, problems: ofDocuments } = checkSecurityDocs(root);
const problems = [...ofSources, ...ofDocuments];
for (const problem of problems) console.error(problem);
console.log(`structure: ${files} files, ${rows} rows of ASVS, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
