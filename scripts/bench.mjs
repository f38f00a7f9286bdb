import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../bench/', import.meta.url));
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));
const name = process.argv[2];
if (name === undefined || !existsSync(`${folder}${name}.ts`)) {
  console.error(`Name a benchmark: npm run bench -- <name>. There are: ${names.join(', ')}.`);
  process.exit(2);
}
const build = spawn(process.execPath, [fileURLToPath(new URL('./build.mjs', import.meta.url))], {
  stdio: 'inherit',
});
build.on('exit', (code) => {
  if (code !== 0) {
    process.exit(code ?? 1);
  }
  const run = spawn(process.execPath, ['--import', 'tsx', `${folder}${name}.ts`], { stdio: 'inherit' });
  run.on('exit', (result) => process.exit(result ?? 1));
});
