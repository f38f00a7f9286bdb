/**
 * Checks the types of every workspace (`npm run typecheck`), two at a time, and prints what is wrong in each. The native
 * compiler takes a third of the time; the tools that need the compiler's API use the package `typescript`.
 */
import { join } from 'node:path';
import { demandInstalled, root } from './lib/paths.mjs';
import { runInstalled } from './lib/run.mjs';
import { filesBelow } from './lib/source-files.mjs';
import { workspaces } from './lib/workspaces.mjs';

const AT_ONCE = 2;

demandInstalled();
const waiting = workspaces().filter((folder) =>
  filesBelow(join(root, folder)).some((file) => /\.tsx?$/u.test(file)),
);
if (waiting.length === 0) throw new Error('There is nothing to check: the list of workspaces is wrong.');
const failed = [];
await Promise.all(Array.from({ length: AT_ONCE }, checkNext));
console.log(failed.length === 0 ? 'types: no errors' : `types: errors in ${failed.sort().join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function checkNext() {
  for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
    // What has not changed since the last check is not checked again.
    const memory = join('.cache', 'types', `${folder.replaceAll('/', '-')}.tsbuildinfo`);
    const args = ['-p', folder, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', memory];
    const { code, output } = await runInstalled('typescript-native/bin/tsc', args, { capture: true });
    if (code === 0) continue;
    failed.push(folder);
    console.log(
      `${folder}: ${output.split('\n').filter((line) => line.includes('error TS')).length} errors\n${output}`,
    );
  }
}
