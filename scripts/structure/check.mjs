import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/source-files.mjs';
import { codeProblems } from './code.mjs';
import { lengthProblems } from './lengths.mjs';
import { nameProblems } from './names.mjs';

const FOLDERS = ['packages', 'apps', 'e2e', 'bench', 'faults'];
const MODULE_PUBLIC = /^apps\/server\/src\/modules\/[^/]+\/public\.ts$/u;

/**
 * Checks names, lengths and code of every source file of a checkout.
 *
 * @param {string} root
 * @returns {{ files: number, problems: string[] }}
 */
export function checkStructure(root) {
  const paths = FOLDERS.filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesBelow(join(root, folder)))
    .map((file) => file.slice(root.length + 1))
    .filter((path) => /\.tsx?$/u.test(path));
  if (paths.length === 0) return { files: 0, problems: ['There is no source file to check.'] };
  return {
    files: paths.length,
    problems: [
      ...nameProblems(paths),
      ...paths.flatMap((path) => {
        const text = readFileSync(join(root, path), 'utf8');
        return [...lengthProblems(path, text), ...codeProblems(path, text), ...openingProblems(path, text)];
      }),
    ],
  };
}

/** A module's public.ts is the first thing that a reader opens. */
function openingProblems(path, text) {
  if (!MODULE_PUBLIC.test(path) || text.startsWith('/*') || text.startsWith('//')) return [];
  return [
    `${path}:1: open with a comment of about five lines: what the module owns, its states, what it announces.`,
  ];
}
