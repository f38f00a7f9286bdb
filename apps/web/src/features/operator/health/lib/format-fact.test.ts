import { describe, expect, it } from 'vitest';
import { formatFact, formatSpan } from './format-fact.ts';

describe('a fact', () => {
  it.each([
    ['waiting', null, '–'],
    ['waiting', 12_345, '12,345'],
    ['days_left', 1, '1 day'],
    ['free', 1_073_741_824, '1 GB'],
    ['oldest_wait', 90, '90 secs'],
    ['last_day', '2026-11-26', '26 Nov 2026'],
    ['at', '2026-11-26T18:05:00.000Z', '27 Nov 2026, 02:05'],
  ] as const)('%s of %s reads %s', (name, value, words) => {
    expect(formatFact({ name, value })).toBe(words);
  });
});

it.each([
  [0, '0 secs'],
  [119, '119 secs'],
  [120, '2 mins'],
  [7_199, '119 mins'],
  [7_200, '2 hrs'],
  [172_799, '47 hrs'],
  [172_800, '2 days'],
  [8_640_000, '100 days'],
])('says %i seconds as %s', (seconds, words) => {
  expect(formatSpan(seconds)).toBe(words);
});
