/** Measures the script of the first pages as it travels (brotli) and fails when one grew past its limit. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fail, root } from './lib/paths.mjs';
import { pageScripts } from './lib/script-size.mjs';
import { filesBelow } from './lib/source-files.mjs';

const PAGES = [
  { name: 'the login page', file: 'login-page.tsx', limitKb: 145 },
  { name: "an investor's dashboard", file: 'dashboard-investor.tsx', limitKb: 170 },
];

const web = join(root, 'apps/web');
const dist = join(web, 'dist');
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) fail('The web app is not built. Run "npm run build" first.');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const sources = filesBelow(join(web, 'src'));
for (const page of PAGES) check(page);

function check({ name, file: pageFile, limitKb }) {
  const pages = sources.filter((file) => basename(file) === pageFile);
  if (pages.length !== 1)
    fail(`There are ${pages.length} files ${pageFile}; the check must know which page to measure.`);
  const files = pageScripts(manifest, pages[0].slice(web.length + 1));
  const sizes = files
    .map((file) => ({ file, bytes: compressedBytes(join(dist, file)) }))
    .sort((a, b) => b.bytes - a.bytes);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of sizes.slice(0, 10)) console.log(`${kb(bytes).padStart(8)}  ${file}`);
  console.log(`script of ${name}: ${kb(total)} in ${files.length} files, at most ${limitKb} KB`);
  if (total > limitKb * 1000)
    fail(`The script of ${name} is too large: load the new part later, or remove it.`);
}

function compressedBytes(file) {
  return existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length;
}

function kb(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
