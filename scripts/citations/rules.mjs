import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/source-files.mjs';

const FOLDER = 'docs/domain';
/** `- **FEE-3** The rule. [`path`](../../path)` */
const RULE = /^- \*\*([A-Z]+-\d+)\*\* (.*)$/u;
const DECIDING_FILE = /\[`([^`]+)`\]\(\.\.\/\.\.\/\1\)$/u;

/**
 * Reads the rules of `docs/domain`. Each has an id of its own, of the prefix that the index gives its file, and ends with
 * a link to the file that decides it.
 *
 * @param {string} root
 * @returns {{ ids: Set<string>, prefixes: string[], problems: string[] }}
 */
export function rulesOf(root) {
  const index = readIndex(root);
  const ids = new Set();
  const problems = [];
  for (const path of filesBelow(join(root, FOLDER)).map((file) => file.slice(root.length + 1))) {
    const name = path.slice(FOLDER.length + 1);
    if (name === 'README.md') continue;
    const prefix = index.get(name);
    if (prefix === undefined) problems.push(`${path}: ${FOLDER}/README.md has no row for it.`);
    for (const line of readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((one) => one.startsWith('- '))) {
      problems.push(...ruleProblems({ root, path, prefix, ids }, line));
    }
  }
  return { ids, prefixes: [...new Set(index.values())], problems };
}

/** The index's rows: file → prefix. */
function readIndex(root) {
  const path = join(root, FOLDER, 'README.md');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return new Map(
    [...text.matchAll(/^\| \[[^\]]+\]\(([^)]+)\)\s*\| `([A-Z]+)`\s*\|$/gmu)].map(([, file, prefix]) => [
      file,
      prefix,
    ]),
  );
}

function ruleProblems({ root, path, prefix, ids }, line) {
  const [, id, rest] = RULE.exec(line) ?? [];
  if (id === undefined)
    return [`${path}: "${line.slice(0, 40)}" is no rule: write "- **FEE-3** The rule. [file]".`];
  const twice = ids.has(id);
  ids.add(id);
  const file = DECIDING_FILE.exec(rest)?.[1];
  return [
    ...(twice ? [`${path}: ${id} is defined twice.`] : []),
    ...(id.startsWith(`${prefix}-`) ? [] : [`${path}: ${id} does not have the prefix ${prefix}.`]),
    ...(file === undefined ? [`${path}: ${id} does not end with a link to the file that decides it.`] : []),
    ...(file !== undefined && !existsSync(join(root, file))
      ? [`${path}: ${id} is decided by no file ${file}.`]
      : []),
  ];
}
