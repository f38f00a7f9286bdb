import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { chunkFiles } from './chunk-files.ts';

/** design, "Held to": what the first visit to the login page may load of script, in brotli. */
const MAX_BYTES = 160 * 1024;
const ENTRY = 'index.html';

/** Fails the build when the login page would load more script than the budget. Runs after `precompress`. */
export function scriptBudget(): Plugin {
  let outDir = 'dist';
  return {
    name: 'script-budget',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!existsSync(outDir)) {
          return;
        }
        const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
        const scripts = [...chunkFiles(manifest, [ENTRY])].filter((file) => file.endsWith('.js'));
        const sizes = await Promise.all(scripts.map((file) => stat(join(outDir, `${file}.br`))));
        const total = sizes.reduce((sum, { size }) => sum + size, 0);
        const summary = `login page: ${(total / 1024).toFixed(1)} KB of script (brotli) in ${scripts.length} files`;
        if (total > MAX_BYTES) {
          throw new Error(`${summary}, more than ${MAX_BYTES / 1024} KB. Load something later.`);
        }
        this.info(summary);
      },
    },
  };
}
