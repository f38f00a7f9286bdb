import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, hashOf } from './source-files.mjs';

const STAMP = '.stamp';
const isTest = (file) => /\.test\.tsx?$/u.test(file);

/** What is built, each into `dist` of its folder; `inputs` are rebuilt from when they change. */
const targets = ['web', 'server', 'simulators', 'demo', 'launcher'].map((name) => ({
  name,
  folder: `apps/${name}`,
  inputs: [
    `apps/${name}`,
    'packages',
    'package-lock.json',
    'tsconfig.base.json',
    'scripts/lib/build-targets.mjs',
  ],
}));

/** Installed packages of hundreds of small modules: bundled, they are read as one file and without unused code. */
const BUNDLED = ['kysely', 'libphonenumber-js', 'uuid'];

/** The programs of Node targets: one file in `dist` each. */
const ENTRIES = {
  server: ['main', 'migrate', 'copy-database'],
  launcher: ['archive-wal', 'main', 'server-cli'],
  demo: ['main', 'operators'],
};

/**
 * Builds what is older than its sources; several at once.
 *
 * @param {string} root the checkout
 * @param {(line: string) => void} say one line per target that is built
 * @param {string[]} names only these targets; all by default
 * @returns {Promise<string[]>} names of the targets that were built
 * @throws {Error} naming the target and what is wrong in it; its last good build stays
 */
export async function buildStale(root, say, names = targets.map(({ name }) => name)) {
  const stale = targets
    .filter(({ name }) => names.includes(name))
    .map((target) => ({ ...target, hash: sourceHash(root, target) }))
    .filter((target) => isStale(root, target));
  if (stale.length === 0) return [];
  const vite = await import('vite');
  const outcomes = await Promise.allSettled(
    stale.map(async (target) => {
      const before = performance.now();
      await buildTarget(vite, root, target).catch((error) => {
        throw new Error(`The ${target.name} cannot be built: ${error.message}`, { cause: error });
      });
      say(`built ${target.name} in ${Math.round(performance.now() - before)} ms`);
    }),
  );
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return stale.map(({ name }) => name);
}

function sourceHash(root, target) {
  const files = target.inputs
    .flatMap((input) => filesBelow(join(root, input)))
    .filter((file) => !isTest(file));
  return hashOf(files, root);
}

function isStale(root, { folder, hash }) {
  const stamp = join(root, folder, 'dist', STAMP);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash;
}

/** Built elsewhere and swapped in, so that an interrupted build or a second one never leaves half a program. */
async function buildTarget(vite, root, target) {
  const folder = join(root, target.folder);
  const draft = join('..', '..', '.cache', 'build', `${target.name}-${process.pid}`);
  try {
    await vite.build(target.name === 'web' ? webBuild(folder, draft) : nodeBuild(folder, draft, target.name));
    writeFileSync(join(folder, draft, STAMP), target.hash);
    swapIn(join(folder, draft), join(folder, 'dist'));
  } finally {
    rmSync(join(folder, draft), { recursive: true, force: true });
  }
}

function swapIn(draft, dist) {
  const old = `${draft}.old`;
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(draft, dist);
  rmSync(old, { recursive: true, force: true });
}

function webBuild(folder, outDir) {
  return { root: folder, logLevel: 'silent', build: { outDir, emptyOutDir: true } };
}

/**
 * A Node program: the platform's own packages are bundled, installed ones stay outside but for those that are slow to
 * load.
 */
function nodeBuild(folder, outDir, name) {
  const entries = ENTRIES[name] ?? ['main'];
  return {
    root: folder,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    ssr: { noExternal: [/^@titian\//u, ...BUNDLED] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rollupOptions: {
        input: Object.fromEntries(entries.map((entry) => [entry, join(folder, 'src', `${entry}.ts`)])),
        // All in one folder: sources find their files (migrations, pages) by their distance from the program.
        output: {
          format: 'esm',
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // A stack names files and lines; Node reads the whole map at each start.
          sourcemapExcludeSources: true,
        },
      },
    },
  };
}
