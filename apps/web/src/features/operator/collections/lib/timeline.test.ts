import { expect, test } from 'vitest';
import type { Collection } from '../api/collections.ts';
import { timelineOf } from './timeline.ts';

const work = {
  contacts: [{ id: 'c', at: '2027-01-10T02:00:00.000Z' }],
  promises: [{ id: 'p', at: '2027-01-10T03:00:00.000Z' }],
  letters: [],
  assignments: [{ id: 'a', at: '2027-01-12T01:00:00.000Z' }],
  updates: [{ id: 'u', at: '2027-01-05T16:00:00.000Z' }],
  payments: [{ id: 'r', on: '2027-01-10' }],
} as unknown as Collection;

test('everything stands in one order, newest first, a payment at the end of its day', () => {
  expect(timelineOf(work, null).map(({ key }) => key)).toEqual(['a', 'r', 'p', 'c', 'u']);
});

test('one kind is shown alone', () => {
  expect(timelineOf(work, 'contact').map(({ kind, key }) => [kind, key])).toEqual([['contact', 'c']]);
});
