/** Checks the packages of package-lock.json: licences, sources, checksums, install scripts, Node.js (decision 077). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oldestNode, root } from './lib/paths.mjs';
import { packageProblems, packagesOf } from './packages/check.mjs';
import { exceptions } from './packages/exceptions.mjs';

const text = (name) => readFileSync(join(root, name), 'utf8');
const lock = JSON.parse(text('package-lock.json'));
const problems = packageProblems({
  lock,
  manifest: JSON.parse(text('package.json')),
  notice: text('NOTICE'),
  node: [...oldestNode, 0],
  exceptions,
});
for (const problem of problems) console.error(problem);
console.log(`packages: ${packagesOf(lock).length} packages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
