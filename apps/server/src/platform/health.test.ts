import { describe, expect, it } from 'vitest';
import { secondsSince, stateOf, worstOf } from './health.ts';

describe('the state of a value', () => {
  const limits = { warning: 10, failing: 20 };
  it.each([
    [null, 'ok'],
    [0, 'ok'],
    [9, 'ok'],
    [10, 'warning'],
    [19, 'warning'],
    [20, 'failing'],
    [1e9, 'failing'],
  ] as const)('of %s is %s', (value, state) => {
    expect(stateOf(value, limits)).toBe(state);
  });
});

it.each([
  [[], 'ok'],
  [['ok', 'ok'], 'ok'],
  [['warning', 'ok'], 'warning'],
  [['ok', 'failing', 'warning'], 'failing'],
] as const)('the worst of %j is %s', (states, worst) => {
  expect(worstOf(...states)).toBe(worst);
});

it('counts whole seconds, none before an instant', () => {
  const now = new Date('2026-11-27T01:00:10.400Z');
  expect(secondsSince(null, now)).toBeNull();
  expect(secondsSince(new Date('2026-11-27T01:00:00Z'), now)).toBe(10);
  expect(secondsSince(new Date('2026-11-27T01:00:11Z'), now)).toBe(0);
});
