import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../lib/paths.mjs';
import { asvsLevels } from './asvs-levels.mjs';
import { checkSecurityDocs } from './check.mjs';

const CODE = 'apps/server/src/a.ts';
const TEST = 'apps/server/src/a.test.ts';
const DEMAND = 'Something that is demanded of it';
const listed = [...asvsLevels].filter(([, level]) => level <= 2);
const chapterOf = (id) => `docs/security/asvs/V${id.split('.')[0].padStart(2, '0')}.md`;
const rowOf = (id, level, state, how, tests) =>
  `| ${id} | ${level} | ${DEMAND} | ${state} | ${how} | ${tests} |`;
const metRow = (id) => rowOf(id, asvsLevels.get(id), 'met', `\`${CODE}\` does it`, `\`${TEST}\``);

/** A whole and valid list, in which every requirement is met. */
function validDocuments() {
  const documents = {};
  for (const [id] of listed) {
    documents[chapterOf(id)] = `${documents[chapterOf(id)] ?? ''}${metRow(id)}\n`;
  }
  return { ...documents, 'docs/security/asvs.md': indexOf((met) => `${met} | 0 | 0 | 0`) };
}

function indexOf(counts) {
  const chapters = [...new Set(listed.map(([id]) => id.split('.')[0]))];
  const lines = chapters.map((chapter) => {
    const own = listed.filter(([id]) => id.split('.')[0] === chapter).length;
    return `| V${chapter} | chapter | ${counts(own)} |`;
  });
  return [...lines, `| All | | ${counts(listed.length)} |`].join('\n');
}

function problemsOf(documents) {
  const folder = mkdtempSync(join(tmpdir(), 'titian-security-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries({ [CODE]: '', [TEST]: '', ...documents })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return checkSecurityDocs(folder).problems;
}

/** A valid list with one row replaced. */
function withRow(id, row) {
  const documents = validDocuments();
  const path = chapterOf(id);
  return { ...documents, [path]: documents[path].replace(metRow(id), row) };
}

it('knows the requirements of the standard by level', () => {
  const counts = [1, 2, 3].map((level) => [...asvsLevels.values()].filter((one) => one === level).length);
  expect(counts).toEqual([70, 183, 92]);
});

it('finds nothing in a whole list, nor in the one of this repository', () => {
  expect(problemsOf(validDocuments())).toEqual([]);
  expect(checkSecurityDocs(root)).toEqual({ rows: listed.length, problems: [] });
});

describe('a list is rejected', () => {
  it('when there is none', () => {
    expect(problemsOf({})).toContain('docs/security/asvs: 1.1.1 is missing: add its row.');
  });

  it('when a requirement is missing', () => {
    expect(problemsOf(withRow('6.2.3', ''))[0]).toBe('docs/security/asvs: 6.2.3 is missing: add its row.');
  });

  it('when a requirement is there twice', () => {
    expect(problemsOf(withRow('6.2.3', `${metRow('6.2.3')}\n${metRow('6.2.3')}`))[0]).toContain(
      '6.2.3 is there 2 times',
    );
  });

  it('when a requirement stands in the file of another chapter', () => {
    const documents = withRow('6.2.3', '');
    const other = chapterOf('7.1.1');
    const moved = { ...documents, [other]: `${documents[other]}${metRow('6.2.3')}\n` };
    expect(problemsOf(moved)[0]).toContain('6.2.3: belongs into the file of its own chapter');
  });

  it('when it counts what its rows do not say', () => {
    const wrong = indexOf((met) => `${met - 1} | 1 | 0 | 0`);
    const problems = problemsOf({ ...validDocuments(), 'docs/security/asvs.md': wrong });
    expect(problems).toHaveLength(18);
    expect(problems.at(-1)).toContain('the row All must end with 253 | 0 | 0 | 0');
  });
});

describe('a row is rejected', () => {
  const code = `\`${CODE}\``;
  const test = `\`${TEST}\``;

  it.each([
    ['an unknown id', rowOf('6.2.99', 1, 'met', code, test), 'no such requirement'],
    ['an id of level 3', rowOf('6.3.5', 3, 'met', code, test), 'is of level 3'],
    ['another level', rowOf('6.2.3', 2, 'met', code, test), 'is of level 1, not 2'],
    ['a cell too many', `${metRow('6.2.3')} more |`, 'a row has 6 cells'],
    ['no demand', `| 6.2.3 | 1 | ? | met | ${code} | ${test} |`, 'say in own words what is demanded'],
    ['an unknown state', rowOf('6.2.3', 1, 'mostly', code, test), 'has the state "mostly"'],
    ['met, without a file', rowOf('6.2.3', 1, 'met', 'the server does it', test), 'name the file'],
    ['met, in no file', rowOf('6.2.3', 1, 'met', '`verify-full` is set', test), 'name the file'],
    ['met, without a test', rowOf('6.2.3', 1, 'met', code, '–'), 'name the test'],
    ['met, by reading nothing', rowOf('6.2.3', 1, 'met', code, 'by reading: it'), 'say what was read'],
    ['met, shown by code', rowOf('6.2.3', 1, 'met', code, code), `${CODE} is no test`],
    ['partly, without a file', rowOf('6.2.3', 1, 'partly', `Missing: ${DEMAND}`, '–'), 'name the file'],
    ['partly, missing nothing', rowOf('6.2.3', 1, 'partly', code, test), 'say what is missing'],
    ['partly, shown by code', rowOf('6.2.3', 1, 'partly', `${code} Missing: ${DEMAND}`, code), 'is no test'],
    ['not met, missing nothing', rowOf('6.2.3', 1, 'not met', 'Missing: it', '–'), 'say what is missing'],
    ['not applicable, without a reason', rowOf('6.2.3', 1, 'n/a', 'no', '–'), 'say why it does not apply'],
    ['not applicable, with a test', rowOf('6.2.3', 1, 'n/a', DEMAND, test), 'has no test'],
    ['a file that is gone', rowOf('6.2.3', 1, 'met', '`apps/gone.ts`', test), 'there is no apps/gone.ts'],
    [
      'a test that is gone',
      rowOf('6.2.3', 1, 'met', code, '`apps/gone.test.ts`'),
      'there is no apps/gone.test',
    ],
  ])('%s', (_what, row, problem) => {
    expect(problemsOf(withRow('6.2.3', row)).join('\n')).toContain(problem);
  });
});

describe('a document beside the list is rejected', () => {
  it.each([
    ['with a file that is gone', 'See `docs/gone.md`.', 'there is no docs/gone.md'],
    ['with a link that leads nowhere', 'See [it](gone.md#part).', 'there is no docs/security/gone.md'],
    [
      'with a test that is gone',
      'See `apps/web/src/gone.test.tsx`.',
      'there is no apps/web/src/gone.test.tsx',
    ],
  ])('%s', (_what, text, problem) => {
    expect(problemsOf({ ...validDocuments(), 'docs/security/threats.md': text })).toEqual([
      `docs/security/threats.md: ${problem}: name the file as it is called now.`,
    ]);
  });

  it('and not for addresses of the web, words that are no files, and examples', () => {
    const text = 'See [it](https://titian.example/a), `npm test`.\n```sh\nnode `apps/gone.ts`\n```\n';
    expect(problemsOf({ ...validDocuments(), 'docs/security/threats.md': text })).toEqual([]);
  });
});
