import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { MAJOR_VERSION } from './cluster-folder.ts';
import { findPostgres } from './find-postgres.ts';

it.each([
  ['sunos', 'x64'],
  ['win32', 'x64'],
])('names the way out on %s %s, which has no bundled PostgreSQL', (platform, arch) => {
  expect(() => findPostgres(platform, arch)).toThrow(/No bundled PostgreSQL runs on .* set DATABASE_URL/u);
});

it('finds programs that run, of the version that clusters are checked against', () => {
  const answer = spawnSync(findPostgres().postgres, ['--version'], { encoding: 'utf8' });
  expect(answer.stderr).toBe('');
  expect(answer.stdout).toMatch(new RegExp(`^postgres \\(PostgreSQL\\) ${MAJOR_VERSION}\\.`, 'u'));
});
