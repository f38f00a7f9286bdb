import { Button } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '@titian/contracts/messages';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { customerSession } from '../../../lib/session/session-store.ts';
import { ToastHost } from '../../../lib/toast/toast-host.tsx';
import { serve, serveNothing } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { currentAnswer, investor } from '../../../testing/users.ts';
import { useLogOut } from './use-log-out.ts';

const LOG_OUT = 'POST /api/logout';
const eventUuid = '0194b6f0-0000-7000-8000-0000000000bb';

function Page(): ReactNode {
  const { logOut } = useLogOut();
  return (
    <>
      <Button onClick={() => void logOut()}>{'Log Out'}</Button>
      <ToastHost />
    </>
  );
}

async function logOut() {
  const page = showPage(<Page />, { at: '/dashboard', user: currentAnswer(investor()) });
  await page.person.click(await screen.findByRole('button', { name: 'Log Out' }));
  return page;
}

beforeEach(() => {
  customerSession.signIn('token', eventUuid);
  customerSession.setTwoFactorToken('factor');
});

describe('logging out', () => {
  it('ends this sign-in, forgets it, says so and goes to sign-in', async () => {
    const seen = serve({ [LOG_OUT]: {} });
    const { router, queries } = await logOut();
    expect(await screen.findByText('You are logged out')).toBeDefined();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(seen[0]?.body).toEqual({ eventUuid });
    expect(customerSession.get()).toEqual({
      token: null,
      twoFactorToken: 'factor',
      eventUuid: null,
      end: null,
    });
    await waitFor(() => expect(queries.getQueryCache().getAll()).toEqual([]));
  });

  it('names the sign-in that the server knows where the browser has lost its id', async () => {
    customerSession.signIn('token', null);
    const seen = serve({ [LOG_OUT]: {} });
    await logOut();
    await waitFor(() =>
      expect(seen[0]?.body).toEqual({ eventUuid: currentAnswer(investor()).session.eventUuid }),
    );
  });

  it.each([
    ['a refusal', () => serve({ [LOG_OUT]: { json: { success: false } } }), messages.logoutFailed],
    ['a network that is down', serveNothing, messages.logoutNetwork],
    ['a server that fails', () => serve({ [LOG_OUT]: { status: 500 } }), messages.logoutNetwork],
  ])('stays signed in after %s', async (_what, prepare, text) => {
    prepare();
    const { router } = await logOut();
    // Messages of the tests before may still stand.
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(customerSession.get().token).toBe('token');
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('counts a sign-in that was over already as ended', async () => {
    serve({ [LOG_OUT]: { status: 401, json: { success: false, code: 'unauthorized' } } });
    await logOut();
    await waitFor(() => expect(customerSession.get().token).toBeNull());
    expect((await screen.findAllByText('You are logged out')).length).toBeGreaterThan(0);
  });
});
