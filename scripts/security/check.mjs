import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../lib/source-files.mjs';
import { asvsLevels } from './asvs-levels.mjs';
import { isPath, quotedIn, readRows, rowProblems, STATES } from './asvs-rows.mjs';

const FOLDER = 'docs/security';
const INDEX = `${FOLDER}/asvs.md`;
const CHAPTER = /^docs\/security\/asvs\/V\d\d\.md$/u;
const LINK = /\]\(([^)#\s]+)[^)]*\)/gu;

/**
 * Checks the documents on security of a checkout: every file and test that they name exists, and the list of OWASP
 * ASVS 5.0.0 has each requirement of levels 1 and 2 once, in a valid state, counted correctly.
 *
 * @param {string} root
 * @returns {{ rows: number, problems: string[] }}
 */
export function checkSecurityDocs(root) {
  const documents = new Map(
    filesBelow(join(root, FOLDER))
      .map((file) => file.slice(root.length + 1))
      .filter((path) => path.endsWith('.md'))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
  const chapters = [...documents].filter(([path]) => CHAPTER.test(path));
  const read = chapters.map(([path, text]) => ({ path, ...readRows(path, text) }));
  const rows = read.flatMap((one) => one.rows);
  const problems = [
    ...[...documents].flatMap(([path, text]) => referenceProblems(root, path, text)),
    ...read.flatMap((one) => one.problems),
    ...read.flatMap(({ path, rows: own }) => own.flatMap((row) => rowProblems(path, row))),
    ...completeness(rows),
    ...countProblems(documents.get(INDEX) ?? '', rows),
  ];
  return { rows: rows.length, problems };
}

/** Files and folders between backquotes, and targets of links. */
function referenceProblems(root, path, text) {
  const linked = [...text.matchAll(LINK)]
    .map(([, target]) => target)
    .filter((target) => !/^(https?:|mailto:)/u.test(target))
    .map((target) => join(dirname(path), target));
  return [...quotedIn(text.replace(/^```[\s\S]*?^```/gmu, '')).filter(isPath), ...linked]
    .filter((target) => !existsSync(join(root, target)))
    .map((target) => `${path}: there is no ${target}: name the file as it is called now.`);
}

function completeness(rows) {
  const times = new Map();
  for (const { id } of rows) times.set(id, (times.get(id) ?? 0) + 1);
  return [...asvsLevels]
    .filter(([id, level]) => level <= 2 && times.get(id) !== 1)
    .map(([id]) =>
      times.has(id)
        ? `${FOLDER}/asvs: ${id} is there ${times.get(id)} times: leave one row.`
        : `${FOLDER}/asvs: ${id} is missing: add its row.`,
    );
}

/** The index counts per chapter what its rows say, in the order of the states, and all together. */
function countProblems(index, rows) {
  const chapters = [...new Set([...asvsLevels.keys()].map((id) => id.split('.')[0]))];
  const wanted = [
    ...chapters.map((chapter) => [`V${chapter}`, rows.filter(({ id }) => id.split('.')[0] === chapter)]),
    ['All', rows],
  ];
  return wanted.flatMap(([name, own]) => {
    const counts = STATES.map((state) => own.filter((row) => row.state === state).length);
    const line = index
      .split('\n')
      .find((content) => cellsOf(content)[0]?.replace(/^\[|\].*$/gu, '') === name);
    const given = line === undefined ? [] : cellsOf(line).slice(-STATES.length).map(Number);
    return given.join() === counts.join()
      ? []
      : [`${INDEX}: the row ${name} must end with ${counts.join(' | ')} (${STATES.join(', ')}).`];
  });
}

function cellsOf(line) {
  return line.startsWith('|')
    ? line
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
    : [];
}
