import { expect, it } from 'vitest';
import { isActive } from './bank.ts';

it.each([
  ['not asked', [], {}, true],
  ['nothing known', ['A'], {}, true],
  ['down', ['A'], { A: false }, false],
  ['one of two down', ['A', 'B'], { A: false, B: true }, true],
  ['both down', ['A', 'B'], { A: false, B: false }, false],
])('a bank with %s', (_what, ids, online, active) => {
  expect(isActive(ids, online)).toBe(active);
});
