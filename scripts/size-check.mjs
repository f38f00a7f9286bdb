/** Measures the script of the login page as it travels (brotli) and fails when it grew past its limit. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fail, root } from './lib/paths.mjs';
import { pageScripts } from './lib/script-size.mjs';
import { filesBelow } from './lib/source-files.mjs';

const LIMIT_KB = 160;

const web = join(root, 'apps/web');
const dist = join(web, 'dist');
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) fail('The web app is not built. Run "npm run build" first.');
const pages = filesBelow(join(web, 'src')).filter((file) => basename(file) === 'login-page.tsx');
if (pages.length !== 1)
  fail(`There are ${pages.length} files login-page.tsx; the check must know which page to measure.`);
const page = pages[0].slice(web.length + 1);
const files = pageScripts(JSON.parse(readFileSync(manifestFile, 'utf8')), page);
const sizes = files
  .map((file) => ({ file, bytes: compressedBytes(join(dist, file)) }))
  .sort((a, b) => b.bytes - a.bytes);
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
for (const { file, bytes } of sizes.slice(0, 10)) console.log(`${kb(bytes).padStart(8)}  ${file}`);
console.log(`script of the login page: ${kb(total)} in ${files.length} files, at most ${LIMIT_KB} KB`);
if (total > LIMIT_KB * 1000) fail('The login page got too heavy: load the new part lazily, or leave it out.');

function compressedBytes(file) {
  return existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length;
}

function kb(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
