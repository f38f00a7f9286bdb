import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './build/chunk-groups.ts';
import { precompress } from './build/precompress.ts';
import { preloadFont } from './build/preload-font.ts';
import { publishVerifiers } from './build/publish-verifiers.ts';
import { serviceWorker } from './build/service-worker.ts';
import { staticShell } from './build/static-shell.ts';

const server = 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), preloadFont(), staticShell(), serviceWorker(), publishVerifiers(), precompress()],
  build: {
    target: 'es2022',
    manifest: true,
    // Every image or font is a file of its own: a data: address would need a wider content security policy.
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', preload: 'src/preload.ts' },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { proxy: { '/api': server, '/dev/mailbox.json': server } },
  test: {
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    css: false,
    restoreMocks: true,
  },
});
