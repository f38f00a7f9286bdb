/** Checks that what comments and documents cite exists: domain rules, the files that decide them, decision records. */
import { checkCitations } from './citations/check.mjs';
import { root } from './lib/paths.mjs';

const { rules, citations, problems } = checkCitations(root);
for (const problem of problems) console.error(problem);
console.log(`citations: ${citations} of ${rules} rules, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
