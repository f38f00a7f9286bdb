import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Folders of the checkout that hold TypeScript of their own, as paths from the root. */
export function workspaces() {
  const inside = (folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  return [...inside('packages'), ...inside('apps'), 'e2e', 'bench', 'faults', 'scripts'].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')),
  );
}
