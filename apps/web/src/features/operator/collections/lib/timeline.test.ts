import { expect, test } from 'vitest';
import { type TimelineSource, timelineOf } from './timeline.ts';

const operator = 'Chong Credit';
const work: TimelineSource = {
  contacts: [
    {
      ...{ id: 'c', at: '2027-01-10T02:00:00.000Z', operator, channel: 'phone', person: null },
      ...{ outcome: 'not_reached', note: 'No answer', follow_up_on: null },
    },
  ],
  promises: [
    {
      ...{ id: 'p', at: '2027-01-10T03:00:00.000Z', operator, amount: '500.00', due_on: '2027-01-12' },
      ...{ state: 'open', paid: '0.00', cancel_reason: null, can: { cancel: true } },
    },
  ],
  letters: [],
  assignments: [
    {
      ...{ id: 'a', at: '2027-01-12T01:00:00.000Z', operator, kind: 'agency', name: 'Kutip Maju' },
      ...{ reference: null, since: '2027-01-12', until: null, next_on: null, expected_cost: null },
      can: { change: true },
    },
  ],
  updates: [
    {
      ...{ id: 'u', at: '2027-01-05T16:00:00.000Z', kind: 'late', amount: null },
      ...{ title: 'A payment is late', title_code: null, title_params: null },
      ...{ body: 'Not paid', body_code: null, body_params: null },
    },
  ],
  payments: [{ id: 'r', on: '2027-01-10', amount: '100.00', source: 'intent' }],
};

test('everything stands in one order, newest first, a payment at the end of its day', () => {
  expect(timelineOf(work, null).map(({ key }) => key)).toEqual(['a', 'r', 'p', 'c', 'u']);
});

test('one kind is shown alone', () => {
  expect(timelineOf(work, 'contact').map(({ kind, key }) => [kind, key])).toEqual([['contact', 'c']]);
});
