/** Checks that no file and no declared name has a word that a standard term replaced. */
import { demandInstalled, root } from './lib/paths.mjs';

demandInstalled();
const { checkWords } = await import('./words/check.mjs');
const { SPECIFIED_NAMES } = await import('./words/specified-names.mjs');
const { files, problems, gone } = checkWords(root, SPECIFIED_NAMES);
for (const name of gone)
  problems.push(`"${name}" is declared nowhere: remove it from scripts/words/specified-names.mjs.`);
for (const problem of problems) console.error(problem);
console.log(`words: ${files} files, ${SPECIFIED_NAMES.length} specified names, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
