import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import type { Shell } from '../src/service-worker/worker.ts';
import { chunkFiles } from './chunk-files.ts';
import { keyOf } from './part-links.ts';

const ENTRY = 'index.html';
const WORKER = 'src/service-worker/main.ts';
/** What the shell needs besides its first scripts, and what an open tab needs after a release: its words, toasts, tour. */
const PARTS = ['customer-words', 'toast-list', 'run-tour'];
/** Files without a hash in their name that the page names. */
const PLAIN_FILES = ['/color-scheme.js', '/favicon.svg'];
const FONT = /inter-text.*\.woff2$/;
const ID_LENGTH = 16;

/** Writes `sw.js`, which caches the shell of this build: see `src/service-worker`. Runs before `precompress`. */
export function serviceWorker(): Plugin {
  let outDir = 'dist';
  let root = '.';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler() {
        if (!existsSync(join(outDir, ENTRY))) {
          return;
        }
        const shell = await shellOf(outDir);
        await build({
          configFile: false,
          root,
          logLevel: 'error',
          publicDir: false,
          define: { SCOPE: 'self', SHELL: JSON.stringify(shell) },
          build: {
            target: 'es2022',
            outDir,
            emptyOutDir: false,
            modulePreload: false,
            rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
          },
        });
      },
    },
  };
}

async function shellOf(outDir: string): Promise<Shell> {
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  const chunks = chunkFiles(manifest, [ENTRY, ...PARTS.map((part) => keyOf(manifest, part))]);
  const assets = await readdir(join(outDir, 'assets'));
  const fonts = assets.filter((file) => FONT.test(file)).map((file) => `assets/${file}`);
  const files = [...PLAIN_FILES, ...[...chunks, ...fonts].map((file) => `/${file}`)].sort();
  const hash = createHash('sha256').update(files.join());
  for (const file of [ENTRY, ...PLAIN_FILES]) {
    hash.update(await readFile(join(outDir, file)));
  }
  return { id: hash.digest('hex').slice(0, ID_LENGTH), page: `/${ENTRY}`, files };
}
