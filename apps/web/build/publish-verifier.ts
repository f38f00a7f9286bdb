import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILE = 'verify-proof.mjs';

/** Puts the program that verifies proofs of client money beside the pages, byte by byte as it is: its hash is published. */
export function publishVerifier(): Plugin {
  return {
    name: 'publish-verifier',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(fileURLToPath(import.meta.resolve(`@titian/contracts/proof/verify-proof`)));
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}
