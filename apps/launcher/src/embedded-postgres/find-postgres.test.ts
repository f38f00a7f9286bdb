import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { MAJOR_VERSION, PREVIOUS_MAJOR_VERSION } from './cluster-folder.ts';
import { findPostgres } from './find-postgres.ts';

it.each([
  ['sunos', 'x64'],
  ['win32', 'x64'],
])('names the way out on %s %s, which has no bundled PostgreSQL', (platform, arch) => {
  expect(() => findPostgres(platform, arch)).toThrow(/No bundled PostgreSQL 18 runs on .* set DATABASE_URL/u);
});

it.each([MAJOR_VERSION, PREVIOUS_MAJOR_VERSION] as const)(
  'finds programs that run, of version %s, which clusters are checked against',
  (major) => {
    const { postgres } = findPostgres(process.platform, process.arch, major);
    const answer = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
    expect(answer.stderr).toBe('');
    expect(answer.stdout).toMatch(new RegExp(`^postgres \\(PostgreSQL\\) ${major}\\.`, 'u'));
  },
);
