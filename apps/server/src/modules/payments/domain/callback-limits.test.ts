import { beforeEach, describe, expect, it } from 'vitest';
import { createCallbackLimits, type JunkCount } from './callback-limits.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 4, 0, seconds));
let reports: JunkCount[];
let limits: ReturnType<typeof createCallbackLimits>;
beforeEach(() => {
  reports = [];
  limits = createCallbackLimits((count) => void reports.push(count), { junkPerAddress: 3, junkInTotal: 5 });
});
const junk = (address: string, times: number, seconds = 0) => {
  for (let sent = 0; sent < times; sent += 1) {
    limits.junk(address, 'unverified', at(seconds));
  }
};

describe('unverified messages', () => {
  it('are held to a number per address and minute', () => {
    junk('a', 3);
    expect([limits.admits('a', at(59)), limits.admits('b', at(59))]).toEqual([false, true]);
    expect(limits.admits('a', at(60))).toBe(true);
  });

  it('are limited in total, which does not affect an address verified within a day', () => {
    limits.verified('bank', at(0));
    junk('a', 3);
    junk('b', 2);
    expect([limits.admits('c', at(1)), limits.admits('bank', at(1))]).toEqual([false, true]);
    const nextDay = 24 * 3_600;
    junk('a', 3, nextDay);
    junk('b', 2, nextDay);
    expect(limits.admits('bank', at(nextDay))).toBe(false);
  });

  it('throttle an address that sent one verified message and then junk', () => {
    limits.verified('a', at(0));
    junk('a', 3);
    expect(limits.admits('a', at(1))).toBe(false);
  });

  it('are reported once a minute, as numbers', () => {
    junk('a', 3);
    limits.junk('bank', 'unknown_order', at(1));
    limits.admits('a', at(2));
    expect(reports).toEqual([]);
    expect(limits.admits('bank', at(61))).toBe(true);
    expect(reports).toEqual([{ unverified: 3, unknown_order: 1, rejected: 1 }]);
    limits.admits('bank', at(200));
    expect(reports).toHaveLength(1);
  });
});

it('messages about unknown orders never hold the bank back', () => {
  for (let sent = 0; sent < 20; sent += 1) {
    limits.junk('bank', 'unknown_order', at(0));
  }
  expect(limits.admits('bank', at(1))).toBe(true);
});
