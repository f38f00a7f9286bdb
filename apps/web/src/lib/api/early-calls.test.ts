import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../../testing/server.ts';
import { customerSession } from '../session/session-store.ts';
import { call } from './client.ts';
import { rememberFirstCalls, sendEarlyCalls, takeEarlyAnswer } from './early-calls.ts';

const address = (path: string) => new URL(`/api${path}`, window.location.origin).href;
const STATS = '/dashboard/data/investor/stats';

beforeEach(() => {
  customerSession.signIn('mine', null);
});
afterEach(() => {
  // What a test left behind is taken away: each begins with nothing sent.
  takeEarlyAnswer(address('/user/current'));
  takeEarlyAnswer(address(STATS));
  vi.restoreAllMocks();
});

describe('calls that are sent before the app has come', () => {
  it('are none without a sign-in', () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    customerSession.signOut();
    sendEarlyCalls();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('are the user and what was remembered, with the headers of every call', () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    rememberFirstCalls([STATS]);
    sendEarlyCalls();
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([address('/user/current'), address(STATS)]);
    const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
    expect([headers.get('authorization'), headers.get('x-requested-with')]).toEqual([
      'Bearer mine',
      'XMLHttpRequest',
    ]);
  });

  it.each(['not json', '{}', '[1]', ''])('are the user alone where %j was kept', (kept) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    localStorage.setItem('first_calls', kept);
    sendEarlyCalls();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('answer the app once', async () => {
    rememberFirstCalls([STATS]);
    const served = serve({
      'GET /api/user/current': { json: {} },
      [`GET /api${STATS}`]: { json: { success: true, cash: '1.00' } },
    });
    sendEarlyCalls();
    const sentEarly = served.length;
    expect(await call('dashboardInvestorStats', {})).toMatchObject({ cash: '1.00' });
    expect(served.length).toBe(sentEarly);
    await call('dashboardInvestorStats', {});
    expect(served.length).toBe(sentEarly + 1);
  });

  it('answer nobody else, and not for ever', () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    sendEarlyCalls();
    customerSession.signIn('yours', null);
    expect(takeEarlyAnswer(address('/user/current'))).toBeNull();
    sendEarlyCalls();
    const sentAtMs = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(sentAtMs + 21_000);
    expect(takeEarlyAnswer(address('/user/current'))).toBeNull();
  });
});
