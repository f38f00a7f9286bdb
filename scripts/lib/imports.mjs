import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { runInstalled } from './run.mjs';
import { filesBelow } from './source-files.mjs';

const CONFIG = join(root, '.dependency-cruiser.cjs');
const FOLDERS = ['packages', 'apps', 'e2e', 'bench', 'faults'];
const isSource = (file) => /\.tsx?$/u.test(file);

/**
 * Checks the import rules of `.dependency-cruiser.cjs`, and that every source file was looked at: without a TypeScript
 * that it can use, dependency-cruiser finds no file and reports nothing.
 *
 * @param {string} folder a checkout
 * @returns {Promise<{ problems: string[], modules: number }>}
 */
export async function checkImports(folder) {
  const present = FOLDERS.filter((name) => existsSync(join(folder, name)));
  const { output, errors } = await runInstalled(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', CONFIG, '--output-type', 'json', ...present],
    { cwd: folder, capture: true },
  );
  if (!output.startsWith('{')) throw new Error(`dependency-cruiser did not work:\n${errors}${output}`);
  const { modules, summary } = JSON.parse(output);
  const cruised = new Set(modules.map(({ source }) => source));
  const sources = present.flatMap((name) => filesBelow(join(folder, name))).filter(isSource);
  return {
    problems: [
      ...unseen(
        sources.map((file) => file.slice(folder.length + 1)),
        cruised,
      ),
      ...summary.violations.map((violation) => described(violation, summary.ruleSetUsed.forbidden)),
    ],
    modules: cruised.size,
  };
}

/** What is said when some or all of the files were not looked at. */
export function unseen(sources, cruised) {
  const missed = sources.filter((file) => !cruised.has(file));
  if (sources.length > 0 && missed.length === 0) return [];
  return [
    sources.length === 0
      ? 'There is no source file to check.'
      : `dependency-cruiser looked past ${missed.length} of ${sources.length} files (${missed[0]} …): is typescript 6 installed?`,
  ];
}

function described({ from, to, rule, cycle = [] }, rules) {
  const comment = rules.find(({ name }) => name === rule.name)?.comment ?? '';
  const path = rule.name === 'no-cycles' ? [from, ...cycle.map(({ name }) => name)] : [from, to];
  return `${path.join(' → ')}\n    ${rule.name}: ${comment}`;
}
