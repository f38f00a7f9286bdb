import { day } from '@titian/finance/calendar';
import { rateBps } from '@titian/finance/rate';
import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './service-tax-day.ts';

const of = (fees: bigint, charged: bigint, booked = 0n, rate = 800) =>
  differenceOf({
    day: day('2026-11-20'),
    rateBps: rateBps(rate),
    feesSen: sen(fees),
    chargedSen: sen(charged),
    bookedSen: sen(booked),
  });

describe('service tax of a day', () => {
  it('is rounded half up over all fees of the day', () => {
    expect(of(100n, 8n)).toBe(0n);
    expect(of(106n, 8n)).toBe(0n);
    expect(of(107n, 8n)).toBe(1n);
    expect(of(1_000_00n, 79_50n)).toBe(50n);
  });

  it('gives back what was charged too much', () => {
    expect(of(93n, 8n)).toBe(-1n);
    expect(of(-500n, -40n)).toBe(0n);
    expect(of(-500n, 0n)).toBe(-40n);
  });

  it('books only what is not booked yet', () => {
    expect(of(107n, 8n, 1n)).toBe(0n);
    expect(of(207n, 16n, 1n)).toBe(0n);
    expect(of(207n, 15n, 1n)).toBe(1n);
  });
});
