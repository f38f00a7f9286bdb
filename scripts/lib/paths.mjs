import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/u, '');

/** The oldest Node.js that everything runs on: major and minor. */
export const oldestNode = [20, 19];

/** Stops with a sentence when this Node.js is too old or the dependencies are not installed. */
export function demandInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map((part) => Number.parseInt(part, 10));
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    fail(`Node.js ${oldestNode.join('.')} or newer is needed, and this is ${process.versions.node}.`);
  }
  if (!existsSync(join(root, 'node_modules', 'vite'))) {
    fail('The dependencies are not installed. Run "npm ci" first.');
  }
}

/** Ends the program with one sentence instead of a stack. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
