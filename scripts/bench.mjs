/** Runs one measurement (`npm run bench -- <name>`); its last line is JSON with every figure. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './lib/build-targets.mjs';
import { demandInstalled, fail, root } from './lib/paths.mjs';
import { runInstalled } from './lib/run.mjs';

demandInstalled();
const [name = '', ...rest] = process.argv.slice(2);
const names = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length));
if (!names.includes(name) || !existsSync(join(root, 'bench', `${name}.ts`))) {
  fail(`Say what to measure: npm run bench -- <${names.join(' | ')}>`);
}
await buildStale(root, console.error).catch((error) => fail(error.message));
const { code } = await runInstalled('tsx/dist/cli.mjs', [join('bench', `${name}.ts`), ...rest]);
process.exitCode = code;
