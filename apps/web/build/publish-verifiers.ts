import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PROGRAMS = ['verify-proof', 'verify-ledger'];

/** Puts the programs that verify proofs and exports beside the pages, byte by byte as they are: their hashes are published. */
export function publishVerifiers(): Plugin {
  return {
    name: 'publish-verifiers',
    apply: 'build',
    generateBundle() {
      for (const program of PROGRAMS) {
        const source = readFileSync(fileURLToPath(import.meta.resolve(`@titian/contracts/proof/${program}`)));
        this.emitFile({ type: 'asset', fileName: `${program}.mjs`, source });
      }
    },
  };
}
