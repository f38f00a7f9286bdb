import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../../testing/server.ts';
import { customerSession } from '../session/session-store.ts';
import { call } from './client.ts';
import { rememberFirstCalls, sendPreloadCalls, takePreloadedAnswer } from './preload-calls.ts';

const address = (path: string) => new URL(`/api${path}`, window.location.origin).href;
const STATS = '/dashboard/data/investor/stats';

beforeEach(() => {
  customerSession.signIn('mine', null);
});
afterEach(() => {
  // What a test left behind is taken away: each begins with nothing sent.
  takePreloadedAnswer(address('/user/current'));
  takePreloadedAnswer(address(STATS));
  vi.restoreAllMocks();
});

describe('calls that are sent before the app has come', () => {
  it('are none without a sign-in', () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    customerSession.signOut();
    sendPreloadCalls();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('are the user and what was remembered, with the headers of every call', () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    rememberFirstCalls([STATS]);
    sendPreloadCalls();
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([address('/user/current'), address(STATS)]);
    const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
    expect([headers.get('authorization'), headers.get('x-requested-with')]).toEqual([
      'Bearer mine',
      'XMLHttpRequest',
    ]);
  });

  it.each([
    ['the first answer', Response.json({ cash: '1.00' }), { cash: '1.00' }],
    ['nothing of an error', Response.json({ code: 'session' }, { status: 401 }), null],
    ['nothing of what cannot be read', new Response('<html>'), null],
    ['nothing without a network', Response.error(), null],
  ])('give %s beside the app', async (_what, answer, body) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer.clone());
    rememberFirstCalls([STATS]);
    expect(await sendPreloadCalls()).toEqual(body);
    await expect(takePreloadedAnswer(address(STATS))).resolves.toMatchObject({ bodyUsed: false });
  });

  it.each(['not json', '{}', '[1]', ''])('are the user alone where %j was stored', (stored) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    localStorage.setItem('first_calls', stored);
    sendPreloadCalls();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('answer the app once', async () => {
    rememberFirstCalls([STATS]);
    const served = serve({
      'GET /api/user/current': { json: {} },
      [`GET /api${STATS}`]: { json: { success: true, cash: '1.00' } },
    });
    sendPreloadCalls();
    const sentByPreload = served.length;
    expect(await call('dashboardInvestorStats', {})).toMatchObject({ cash: '1.00' });
    expect(served.length).toBe(sentByPreload);
    await call('dashboardInvestorStats', {});
    expect(served.length).toBe(sentByPreload + 1);
  });

  it('answer only the same user, and expire', () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    sendPreloadCalls();
    customerSession.signIn('yours', null);
    expect(takePreloadedAnswer(address('/user/current'))).toBeNull();
    sendPreloadCalls();
    const sentAtMs = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(sentAtMs + 21_000);
    expect(takePreloadedAnswer(address('/user/current'))).toBeNull();
  });
});
