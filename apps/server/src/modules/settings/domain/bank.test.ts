import { expect, it } from 'vitest';
import { isActive, type ListedBank } from './bank.ts';

const listed = (id: string, online: boolean): ListedBank => ({ id, name: id, online });

it.each([
  ['not asked', [], [], {}, true],
  ['nothing known', ['A'], [], {}, true],
  ['down', ['A'], [], { b2c: [listed('A', false)] }, false],
  ['one of two down', ['A', 'B'], [], { b2c: [listed('A', false), listed('B', true)] }, true],
  ['both down', ['A', 'B'], [], { b2c: [listed('A', false), listed('B', false)] }, false],
  [
    'one id down for persons, up for companies',
    ['A'],
    ['A'],
    { b2c: [listed('A', false)], b2b1: [listed('A', true)] },
    true,
  ],
  ['a list that leaves it out', ['A'], [], { b2c: [listed('B', false)] }, true],
])('a bank with %s', (_what, b2c, b2b1, online, active) => {
  expect(isActive({ b2c, b2b1 }, online)).toBe(active);
});
