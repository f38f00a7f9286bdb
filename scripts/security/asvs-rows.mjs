import { asvsLevels } from './asvs-levels.mjs';

export const STATES = ['met', 'partly', 'not met', 'n/a'];
const CELLS = 6;
const HIGHEST_LEVEL = 2;
const SHORTEST_REASON = 20;
const TEST_FILE = /\.(test|spec)\.(ts|tsx|mjs)$|^e2e\/abuse\//u;
const QUOTED = /`([^`]+)`/gu;
/** What stands in a cell for nothing. */
const NOTHING = '–';

/**
 * One row of a table of requirements.
 *
 * @typedef {{ line: number, id: string, level: string, demand: string, state: string, how: string, tests: string }} Row
 */

/**
 * The rows of a chapter: every line of a table whose first cell begins with a digit.
 *
 * @param {string} path
 * @param {string} text
 * @returns {{ rows: Row[], problems: string[] }}
 */
export function readRows(path, text) {
  const problems = [];
  const rows = text.split('\n').flatMap((content, at) => {
    if (!/^\|\s*\d/u.test(content)) return [];
    const cells = content.trim().slice(1, -1).split('|');
    if (cells.length !== CELLS || !content.trim().endsWith('|')) {
      problems.push(`${path}:${at + 1}: a row has ${CELLS} cells: id, level, demand, state, how, tests.`);
      return [];
    }
    const [id, level, demand, state, how, tests] = cells.map((cell) => cell.trim());
    return [{ line: at + 1, id, level, demand, state, how, tests }];
  });
  return { rows, problems };
}

/** What is wrong with a row by itself, one sentence each, with what to do. */
export function rowProblems(path, row) {
  const chapter = /V(\d\d)\.md$/u.exec(path)?.[1];
  return [...numberProblems(row, Number(chapter)), ...(stateProblems[row.state] ?? unknownState)(row)].map(
    (problem) => `${path}:${row.line}: ${row.id}: ${problem}`,
  );
}

function numberProblems({ id, level, demand }, chapter) {
  const known = asvsLevels.get(id);
  if (known === undefined) return ['ASVS 5.0.0 has no such requirement: correct the id.'];
  return [
    known > HIGHEST_LEVEL && `is of level ${known}: only levels 1 and ${HIGHEST_LEVEL} are listed here.`,
    known <= HIGHEST_LEVEL && String(known) !== level && `is of level ${known}, not ${level}.`,
    Number(id.split('.')[0]) !== chapter && 'belongs into the file of its own chapter.',
    demand.length < SHORTEST_REASON && 'say in own words what is demanded.',
  ].filter(Boolean);
}

const stateProblems = {
  met: ({ how, tests }) => [...placeProblems(how), ...evidenceProblems(tests)],
  partly: ({ how, tests }) => [...placeProblems(how), ...missingProblems(how), ...testProblems(tests)],
  'not met': ({ how, tests }) => [...missingProblems(how), ...testProblems(tests)],
  'n/a': ({ how, tests }) =>
    [
      how.length < SHORTEST_REASON && 'say why it does not apply.',
      tests !== NOTHING && `what does not apply has no test: write ${NOTHING}.`,
    ].filter(Boolean),
};

const unknownState = ({ state }) => [`has the state "${state}": choose one of ${STATES.join(', ')}.`];

const placeProblems = (how) => (quotedIn(how).some(isPath) ? [] : ['name the file in which it is met.']);

function missingProblems(how) {
  const missing = how.split('Missing: ')[1] ?? '';
  return missing.length < SHORTEST_REASON ? ['say what is missing after "Missing: ".'] : [];
}

/** What is met is shown by a test, or by reading, with what was read. */
function evidenceProblems(tests) {
  if (tests.startsWith('by reading: ')) {
    return tests.length < 'by reading: '.length + SHORTEST_REASON ? ['say what was read.'] : [];
  }
  return quotedIn(tests).length === 0
    ? ['name the test that shows it, or write "by reading: " and what.']
    : testProblems(tests);
}

function testProblems(tests) {
  return quotedIn(tests)
    .filter((quoted) => !TEST_FILE.test(quoted))
    .map((quoted) => `${quoted} is no test.`);
}

/** What stands between backquotes. */
export function quotedIn(text) {
  return [...text.matchAll(QUOTED)].map(([, quoted]) => quoted);
}

const ROOTS = ['apps', 'packages', 'e2e', 'scripts', 'docs', 'deploy', 'bench'];
const ROOT_FILES = /^[\w.-]+\.(md|json|ts|mjs)$|^\.npmrc$|^\.dependency-cruiser\.cjs$/u;

/** Whether something between backquotes names a file or folder of the repository. */
export function isPath(quoted) {
  return ROOT_FILES.test(quoted) || ROOTS.some((folder) => quoted.startsWith(`${folder}/`));
}
