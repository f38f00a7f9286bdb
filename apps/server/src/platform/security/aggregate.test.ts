import { describe, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { createAggregate, EVENTS_PER_HOUR } from './aggregate.ts';
import type { SecurityEventRow } from './event.ts';

const NOON = Date.UTC(2026, 10, 22, 4);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const event = (differences: Partial<SecurityEventRow> = {}): SecurityEventRow => ({
  ...{ id: newId(), kind: 'sign_in_failed', detail: 'user_password', account: null },
  ...{ network: Buffer.alloc(16, 1), occurrences: 1, requestId: newId(), at: new Date(NOON) },
  ...differences,
});
const from = (network: number, afterMs = 0) => {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32BE(network);
  return event({ network: bytes, at: new Date(NOON + afterMs) });
};

function collect() {
  const rows: SecurityEventRow[] = [];
  return { rows, aggregate: createAggregate((row) => rows.push(row)) };
}

const counts = (rows: readonly SecurityEventRow[]) => rows.map(({ occurrences }) => occurrences);
const sum = (rows: readonly SecurityEventRow[]) => counts(rows).reduce((all, one) => all + one, 0);

describe('events become rows', () => {
  it('at once, and what repeats in the minute is one row more', () => {
    const { rows, aggregate } = collect();
    for (let i = 0; i < 1_000; i += 1) aggregate.add(event());
    expect(counts(rows)).toEqual([1]);
    aggregate.closeUntil(NOON + MINUTE - 1);
    expect(counts(rows)).toEqual([1]);
    aggregate.closeUntil(NOON + MINUTE);
    expect(counts(rows)).toEqual([1, 999]);
    expect(rows[1]?.id).not.toBe(rows[0]?.id);
    expect(aggregate.isEmpty()).toBe(true);
  });

  it('apart for each kind, account and network', () => {
    const { rows, aggregate } = collect();
    const account = { kind: 'user', id: newId() } as const;
    for (const one of [event(), from(2), event({ account }), event({ kind: 'limit_reached' })]) {
      aggregate.add(one);
      aggregate.add(one);
    }
    expect(rows).toHaveLength(4);
    aggregate.closeUntil(Number.POSITIVE_INFINITY);
    expect(sum(rows)).toBe(8);
  });

  it('up to a number in the hour, beyond which they are only counted', () => {
    const { rows, aggregate } = collect();
    const all = EVENTS_PER_HOUR + 5_000;
    for (let i = 0; i < all; i += 1) aggregate.add(from(i, i));
    expect(rows).toHaveLength(EVENTS_PER_HOUR + 1);
    expect(rows.at(-1)).toMatchObject({
      detail: 'over_limit',
      account: null,
      network: null,
      requestId: null,
    });
    aggregate.closeUntil(NOON + HOUR);
    expect(rows).toHaveLength(EVENTS_PER_HOUR + 2);
    expect(sum(rows)).toBe(all);
    aggregate.add(from(1, HOUR));
    expect(rows.at(-1)).toMatchObject({ detail: 'user_password', occurrences: 1 });
  });

  it('so that a flood hides neither another kind nor what concerns an account', () => {
    const { rows, aggregate } = collect();
    for (let i = 0; i <= EVENTS_PER_HOUR; i += 1) aggregate.add(from(i));
    aggregate.add(event({ kind: 'change_refused', detail: 'not_me' }));
    aggregate.add(event({ account: { kind: 'operator', id: newId() } }));
    expect(rows.slice(-2).map(({ kind, detail }) => [kind, detail])).toEqual([
      ['change_refused', 'not_me'],
      ['sign_in_failed', 'user_password'],
    ]);
  });
});
