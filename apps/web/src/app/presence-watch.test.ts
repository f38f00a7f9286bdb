import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPresence } from './presence-watch.ts';

const MINUTE = 60_000;
const EVERY_MS = 15_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that refreshes its balance, with a count of its requests. */
function polling() {
  const queries = new QueryClient();
  queries.mount();
  const queryFn = vi.fn(async () => 'RM 1.00');
  const observer = new QueryObserver(queries, { queryKey: ['balance'], queryFn, refetchInterval: EVERY_MS });
  const stop = observer.subscribe(() => undefined);
  return { requestCount: () => queryFn.mock.calls.length, stop };
}

it('stops polling two minutes after the last interaction, and resumes with the next', async () => {
  window.dispatchEvent(new Event('pointerdown'));
  const stopWatching = watchPresence();
  const { requestCount, stop } = polling();
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(requestCount()).toBe(5);
  window.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  const before = requestCount();
  expect(before).toBeGreaterThanOrEqual(12);
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect(requestCount()).toBe(before);
  window.dispatchEvent(new Event('wheel'));
  await vi.advanceTimersByTimeAsync(0);
  expect(requestCount()).toBe(before + 1);
  stop();
  stopWatching();
});

it('takes what is done in another tab for a sign of life too', async () => {
  const stopWatching = watchPresence();
  const { requestCount, stop } = polling();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  const before = requestCount();
  localStorage.setItem('last_activity', String(Date.now()));
  window.dispatchEvent(new StorageEvent('storage', { key: 'last_activity' }));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(requestCount()).toBeGreaterThan(before);
  stop();
  stopWatching();
});
