/** Checks that no file and no declared name has a word that a standard term replaced. */
import { demandInstalled, root } from './lib/paths.mjs';

demandInstalled();
const { checkWords } = await import('./words/check.mjs');
const { NAMES_TO_RENAME } = await import('./words/names-to-rename.mjs');
const { files, problems, gone } = checkWords(root, NAMES_TO_RENAME);
for (const problem of problems) console.error(problem);
for (const name of gone)
  console.log(`"${name}" is renamed: remove it from scripts/words/names-to-rename.mjs.`);
console.log(
  `words: ${files} files, ${NAMES_TO_RENAME.length - gone.length} names to rename, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
