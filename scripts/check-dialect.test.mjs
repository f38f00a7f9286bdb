import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkDialect } from './dialect/check.mjs';

const feature = (usedIn) => [{ name: 'Advisory lock', pattern: /pg_advisory_/u, usedIn }];
const DOCUMENT = '| Advisory lock | a row |';

function checkout(files, document = DOCUMENT) {
  const root = mkdtempSync(join(tmpdir(), 'titian-dialect-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const all = { 'docs/scale.md': document, 'apps/server/migrations/0001.sql': 'select 1', ...files };
  for (const [path, text] of Object.entries({ 'apps/server/src/none.ts': '', ...all })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const LOCK = { 'apps/server/src/store/lock.ts': 'sql`select pg_advisory_xact_lock(1)`' };

it('accepts what is declared', () => {
  expect(checkDialect(checkout(LOCK), feature(['src/store/lock.ts']))).toEqual({ files: 3, problems: [] });
});

it('rejects another use, in sources and in migrations', () => {
  const files = { ...LOCK, 'apps/server/migrations/0002.sql': 'select pg_advisory_lock(1);' };
  const { problems } = checkDialect(checkout(files), feature([]));
  expect(problems).toHaveLength(2);
  expect(problems[0]).toContain('apps/server/migrations/0002.sql: "Advisory lock"');
  expect(problems[1]).toContain('apps/server/src/store/lock.ts: "Advisory lock"');
});

it('ignores tests', () => {
  const files = { 'apps/server/src/store/lock.test.ts': 'pg_advisory_lock' };
  expect(checkDialect(checkout(files), feature([])).problems).toEqual([]);
});

it('rejects a declaration that nothing needs, and a feature that the document does not explain', () => {
  expect(checkDialect(checkout({}), feature(['src/store/lock.ts'])).problems).toHaveLength(1);
  expect(checkDialect(checkout({}, ''), feature([])).problems).toEqual([
    'docs/scale.md has no row for "Advisory lock".',
  ]);
});
