import { afterEach, expect, it, vi } from 'vitest';
import { newId } from './ids.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => {
  vi.useRealTimers();
});

it('makes ids that are different, well formed and in the order in which they were made', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => UUID_V7.test(id))).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
});

it('keeps their order when the clock stands still or goes back', () => {
  const now = Date.now() + 1_000;
  vi.useFakeTimers({ now });
  const before = [newId(), newId()];
  vi.setSystemTime(now - 60_000);
  const ids = [...before, newId(), newId()];
  expect(ids.toSorted()).toEqual(ids);
});
