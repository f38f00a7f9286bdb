import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildStale } from './build-targets.mjs';

function checkoutWith(files) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'titian-build-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) write(root, path, text);
  return root;
}

function write(root, path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const silent = () => undefined;
const output = (root) =>
  spawnSync(process.execPath, [join(root, 'apps/demo/dist/main.js')], { encoding: 'utf8' }).stdout;
const program =
  "import { word } from './word.ts';\nimport { join } from 'node:path';\nconsole.log(join('a', word));\n";

it('builds a program from all its files, and again only when a source changed', async () => {
  const root = checkoutWith({
    'package.json': '{"type":"module"}',
    'apps/demo/package.json': '{"type":"module"}',
    'apps/demo/src/main.ts': program,
    'apps/demo/src/operators.ts': program,
    'apps/demo/src/word.ts': "export const word: string = 'one';\n",
  });
  const lines = [];
  expect(await buildStale(root, (line) => lines.push(line), ['demo'])).toEqual(['demo']);
  expect(lines.join()).toMatch(/^built demo in \d+ ms$/u);
  expect(output(root)).toBe(`${join('a', 'one')}\n`);
  expect(await buildStale(root, silent, ['demo'])).toEqual([]);

  write(root, 'apps/demo/src/word.test.ts', 'not even code');
  expect(await buildStale(root, silent, ['demo'])).toEqual([]);
  write(root, 'apps/demo/src/word.ts', "export const word: string = 'two';\n");
  expect(await buildStale(root, silent, ['demo'])).toEqual(['demo']);
  expect(output(root)).toBe(`${join('a', 'two')}\n`);
  expect(readdirSync(join(root, '.cache/build'))).toEqual([]);
});

it('keeps the program that worked when a build fails, and tries again', async () => {
  const root = checkoutWith({
    'package.json': '{"type":"module"}',
    'apps/demo/package.json': '{"type":"module"}',
    'apps/demo/src/main.ts': "console.log('works');\n",
    'apps/demo/src/operators.ts': program,
    'apps/demo/src/word.ts': "export const word: string = 'one';\n",
  });
  await buildStale(root, silent, ['demo']);
  write(root, 'apps/demo/src/main.ts', "import './nowhere.ts';\n");
  await expect(buildStale(root, silent, ['demo'])).rejects.toThrow(
    /^The demo cannot be built: [\s\S]*nowhere/u,
  );
  expect(output(root)).toBe('works\n');
  expect(existsSync(join(root, '.cache/build'))).toBe(true);
  expect(readdirSync(join(root, '.cache/build'))).toEqual([]);
  write(root, 'apps/demo/src/main.ts', "console.log('again');\n");
  expect(await buildStale(root, silent, ['demo'])).toEqual(['demo']);
  expect(output(root)).toBe('again\n');
});
