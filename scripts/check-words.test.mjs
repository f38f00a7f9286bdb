import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkWords } from './words/check.mjs';
import { oldWordOf, wordsOf } from './words/old-words.mjs';

function checkout(files) {
  const folder = mkdtempSync(join(tmpdir(), 'titian-words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const problemsOf = (files, exceptions = []) => checkWords(checkout(files), exceptions).problems;

it.each([
  ['packages/a.ts', 'export function judgeInput() {}', 'a.ts:1: "judgeInput" has the old word "judge"'],
  ['apps/a.ts', '\nexport interface LiveVault {}', 'a.ts:2: "LiveVault" has the old word "vault"'],
  [
    'apps/schema.ts',
    'export interface Accounts { proven_at: Date }',
    '"proven_at" has the old word "proven"',
  ],
  ['apps/jobs.ts', 'export const jobs = { tell_payers: () => 1 }', '"tell_payers" has the old word "tell"'],
  ['apps/a.ts', 'const { kept } = it;', '"kept" has the old word "kept"; the standard term is store'],
  ['apps/a.ts', 'class A { #wish = 1; }', '"#wish" has the old word "wish"'],
  ['apps/a.ts', 'const PAYMENTS_RECEIVED = 1;', 'has the old word "payments received"'],
  ['apps/tell-users.ts', '', 'apps/tell-users.ts:1: "tell-users.ts" has the old word "tell"'],
])('finds in %s %j', (path, text, problem) => {
  expect(problemsOf({ [path]: text })).toEqual([expect.stringContaining(problem)]);
});

it('leaves uses, comments, texts and standard terms alone', () => {
  const text =
    "/** Asks and tells. */\nimport { judge } from 'x';\nexport const validated = judge('kept');\n";
  expect(problemsOf({ 'apps/validate.ts': text })).toEqual([]);
});

it('accepts allowed names, and reports which of them no longer exist', () => {
  const folder = checkout({ 'apps/a.ts': 'export interface Form { keep_files: string }' });
  expect(checkWords(folder, ['keep_files', 'ask_again'])).toEqual({
    files: 1,
    problems: [],
    gone: ['ask_again'],
  });
});

it('takes an allowed name for a property only', () => {
  const found = problemsOf(
    { 'apps/a.ts': 'const refusal = 1;\nexport const a = { refusal };\nconst { refusal: b } = a;' },
    ['refusal'],
  );
  expect(found).toEqual([expect.stringContaining('a.ts:1: "refusal"')]);
  expect(problemsOf({ 'apps/a.ts': 'export interface A { refusal: string }' }, ['refusal'])).toEqual([]);
  expect(
    problemsOf({ 'apps/jobs.ts': 'export const jobs = { async tell_campaign() {} };' }, ['tell_campaign']),
  ).toHaveLength(1);
});

it('finds a table and its columns in the schema of the database', () => {
  const schema =
    'export interface Refusals { asked_by: string }\nexport interface DB { allocation_refusals: Refusals }';
  expect(problemsOf({ 'apps/server/src/platform/db/schema.ts': schema })).toHaveLength(3);
});

it('reads the words of every way to write a name', () => {
  expect(wordsOf('tellUsersNow')).toEqual(['tell', 'users', 'now']);
  expect(wordsOf('KEEP_MS')).toEqual(['keep', 'ms']);
  expect(oldWordOf('keepers')).toBeNull();
  expect(oldWordOf('payment_received')).toBeNull();
  expect(oldWordOf('tellUsers')?.standard).toBe('notify');
});
