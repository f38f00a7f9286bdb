import { expect, it } from 'vitest';
import { type Leg, orderTime } from './trade.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 25, 1, 0, second));
const leg = (answeredAt: Date | null): Leg => ({
  ...{ id: 'leg', noteId: 'note', signatureId: 'signature', step: 'purchase', orderedSen: null },
  ...{ isReversal: false, isWithdrawn: false },
  answer: answeredAt === null ? null : { reference: 'R', at: answeredAt, priceSen: null },
});

it.each([
  ['now', at(9), [leg(at(3)), leg(at(5)), leg(null)], at(9)],
  ['no sooner than the last leg that was carried out', at(4), [leg(at(5)), leg(at(3))], at(5)],
  ['no sooner than the signature', at(1), [leg(null)], at(2)],
])('a leg is ordered %s', (_when, now, legs, expected) => {
  expect(orderTime(now, at(2), legs)).toEqual(expected);
});
