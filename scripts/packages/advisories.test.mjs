import { expect, it } from 'vitest';
import { advisoryProblems } from './advisories.mjs';

const advisory = (more = {}) => ({
  name: 'a',
  title: 'Prototype pollution',
  url: 'https://github.com/advisories/GHSA-1',
  severity: 'high',
  range: '<1.0.1',
  ...more,
});
const report = (...via) => ({ vulnerabilities: { a: { via }, above: { via: ['a'] } } });
const accepted = (more = {}) => ({
  url: advisory().url,
  package: 'a',
  until: '2027-01-01',
  reason: 'r',
  ...more,
});
const TODAY = '2026-11-23';

it.each([
  ['a high one', report(advisory()), [], 'a <1.0.1: high, Prototype pollution (https'],
  ['a critical one', report(advisory({ severity: 'critical' })), [], 'a <1.0.1: critical'],
  [
    'one that is accepted for another package',
    report(advisory()),
    [accepted({ package: 'b' })],
    'a <1.0.1: high',
  ],
  [
    'one whose day has come',
    report(advisory()),
    [accepted({ until: '2026-11-22' })],
    'a: accepted until 2026-11-22',
  ],
  ['an exception for nothing', report(), [accepted()], 'a: not reported any more'],
])('stops for %s', (_, given, exceptions, message) => {
  expect(advisoryProblems(given, exceptions, TODAY).problems[0]).toContain(message);
});

it('lets lower and accepted ones pass, and counts each once', () => {
  const given = report(advisory(), advisory(), advisory({ severity: 'moderate', url: 'https://x/2' }));
  expect(advisoryProblems(given, [accepted()], TODAY)).toEqual({
    problems: [],
    counts: { high: 1, moderate: 1 },
  });
  expect(advisoryProblems({ vulnerabilities: {} }, [], TODAY)).toEqual({ problems: [], counts: {} });
});

it('takes no answer for none: an error of the registry is an error', () => {
  expect(() => advisoryProblems({ message: '405 Method Not Allowed' }, [], TODAY)).toThrow('405');
  expect(() => advisoryProblems(null, [], TODAY)).toThrow('no report');
});
