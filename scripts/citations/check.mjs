import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../lib/source-files.mjs';
import { rulesOf } from './rules.mjs';

const FOLDERS = ['apps', 'packages', 'e2e', 'bench', 'scripts', 'docs', 'deploy'];
const TOP_FILES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];
const TEXT = /\.(ts|tsx|mjs|cjs|js|md|sql|css|json|yml)$/u;
/** Applied migrations are never edited, whatever their comments cite; fixtures of these checks cite what is wrong. */
const LEFT_ALONE = /^(apps\/server\/migrations\/|scripts\/check-citations\.test\.mjs$)/u;
/** A section of a document that the checkout does not hold. */
const ELSEWHERE =
  /\b(?:spec|rules|rails|contract|architecture|design|datamodel|dependencies)(?:\.md)?`?[\s*/]*§/giu;
const LINK = /\]\(([^)#\s]+)[^)]*\)/gu;

/**
 * Checks a checkout's citations: of domain rules (`docs/domain`) and of decision records (`docs/decisions`).
 *
 * @param {string} root
 * @returns {{ rules: number, citations: number, problems: string[] }}
 */
export function checkCitations(root) {
  const { ids, prefixes, problems } = rulesOf(root);
  const numbers = recordNumbers(root);
  const cited = new RegExp(String.raw`\b(?:${prefixes.join('|') || '(?!)'})-\d+\b`, 'gu');
  let citations = 0;
  for (const path of sourcesOf(root)) {
    const text = readFileSync(join(root, path), 'utf8');
    const found = [...text.matchAll(cited)];
    citations += found.length;
    for (const { 0: id, index } of found) {
      if (!ids.has(id))
        problems.push(`${path}:${lineAt(text, index)}: there is no rule ${id} in docs/domain.`);
    }
    problems.push(...recordProblems(path, text, numbers), ...elsewhereProblems(path, text));
    if (path.startsWith('docs/domain/') || path.startsWith('docs/decisions/')) {
      problems.push(...linkProblems(root, path, text));
    }
  }
  return { rules: ids.size, citations: citations - ids.size, problems: [...problems, ...formProblems(root)] };
}

function sourcesOf(root) {
  return [...FOLDERS, ...TOP_FILES]
    .flatMap((name) => filesBelow(join(root, name)))
    .map((file) => file.slice(root.length + 1))
    .filter((path) => TEXT.test(path) && !LEFT_ALONE.test(path));
}

const recordPaths = (root) =>
  filesBelow(join(root, 'docs/decisions'))
    .map((file) => file.slice(root.length + 1))
    .filter((path) => path.endsWith('.md'));

const recordNumbers = (root) =>
  new Set(recordPaths(root).map((path) => /\/(\d{3})-/u.exec(path)?.[1] ?? path));

/** "decision 023" and `docs/decisions/023-….md` name a record that exists. */
function recordProblems(path, text, numbers) {
  const named = [...text.matchAll(/\bdecisions?[\s*/]+(\d{3})\b/giu)];
  return named
    .filter(({ 1: cited }) => !numbers.has(cited))
    .map(({ 0: words, index }) => `${path}:${lineAt(text, index)}: there is no record of ${words}.`);
}

function elsewhereProblems(path, text) {
  return [...text.matchAll(ELSEWHERE)].map(
    ({ index }) =>
      `${path}:${lineAt(text, index)}: cite a rule of docs/domain, not a section of another document.`,
  );
}

function linkProblems(root, path, text) {
  return [...text.matchAll(LINK)]
    .map(([, target]) => target)
    .filter((target) => !/^https?:/u.test(target) && !existsSync(join(root, dirname(path), target)))
    .map((target) => `${path}: there is no ${target}: name the file as it is called now.`);
}

/** A record is "# 023 Title" and has the parts Context, Decision and Consequences, in this order and no others. */
function formProblems(root) {
  const parts = 'Context, Decision, Consequences';
  return recordPaths(root).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const number = /\/(\d{3})-/u.exec(path)?.[1];
    const headings = [...text.matchAll(/^## (.*)$/gmu)].map(([, heading]) => heading);
    return [
      ...(text.startsWith(`# ${number} `) ? [] : [`${path}: begin with "# ${number} " and the decision.`]),
      ...(headings.join(', ') === parts ? [] : [`${path}: the headings are ${parts}.`]),
    ];
  });
}

const lineAt = (text, index) => text.slice(0, index).split('\n').length;
