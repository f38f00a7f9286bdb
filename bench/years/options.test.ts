import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('runs five years with 20,000 accounts in a folder of its own', () => {
  expect(readOptions([])).toEqual({
    ...{ dataDir: null, reportFile: null, untilMinutes: null },
    ...{ lastDay: '2025-12-31', accounts: 20_000 },
  });
});

it('takes days before years', () => {
  expect(readOptions(['--days', '3', '--years', '2']).lastDay).toBe('2021-01-03');
  expect(readOptions(['--years', '1']).lastDay).toBe('2021-12-31');
});

it.each([
  ['--days', '0'],
  ['--years', 'five'],
  ['--until-minutes', '1.5'],
])('rejects %s %s', (name, text) => {
  expect(() => readOptions([name, text])).toThrow('whole number');
});
