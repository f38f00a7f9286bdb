import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SERVER = 'apps/server';
const DOCUMENT = 'docs/scale.md';

/**
 * Compares the SQL of the server and its migrations with the features that are declared.
 *
 * @param {string} root the checkout
 * @param {readonly import('./features.mjs').Feature[]} features
 * @returns {{ files: number, problems: string[] }}
 */
export function checkDialect(root, features) {
  const files = [
    ...filesBelow(root, 'migrations', /\.sql$/u),
    ...filesBelow(root, 'src', /(?<!\.test)\.ts$/u),
  ];
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, SERVER, file), 'utf8')]));
  const document = readFileSync(join(root, DOCUMENT), 'utf8');
  const problems = features.flatMap(({ name, pattern, usedIn }) => {
    const found = files.filter((file) => pattern.test(texts.get(file) ?? ''));
    return [
      ...found
        .filter((file) => !usedIn.includes(file))
        .map(
          (file) =>
            `${SERVER}/${file}: "${name}" closes the road to several machines: see ${DOCUMENT}, or declare it.`,
        ),
      ...usedIn
        .filter((file) => !found.includes(file))
        .map(
          (file) =>
            `${SERVER}/${file} has no "${name}" any more: remove it from scripts/dialect/features.mjs.`,
        ),
      ...(document.includes(`| ${name} `) ? [] : [`${DOCUMENT} has no row for "${name}".`]),
    ];
  });
  return { files: files.length, problems };
}

function filesBelow(root, folder, names) {
  return readdirSync(join(root, SERVER, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .map((name) => join(folder, name))
    .sort();
}
