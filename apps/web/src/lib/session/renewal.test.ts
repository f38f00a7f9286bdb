import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCurrentUser } from '../../shared/session/current-user.ts';
import { serve } from '../../testing/server.ts';
import { currentAnswer, investor } from '../../testing/users.ts';
import { call } from '../api/client.ts';
import { onSessionEvent } from '../api/session-events.ts';
import { renewSignIn } from './renewal.ts';
import { customerSession } from './session-store.ts';

/** Of the Web Locks API, which jsdom lacks: a request for the shared lock waits for the exclusive one. */
class Locks {
  #held: Promise<unknown> = Promise.resolve();

  request(_name: string, ...rest: [run: () => unknown] | [options: LockOptions, run: () => unknown]) {
    const result = this.#held.then(rest.length === 1 ? rest[0] : rest[1]);
    if (rest.length === 1) {
      this.#held = result.catch(() => undefined);
    }
    return result;
  }
}

const user = currentAnswer(investor());
const rejection = { status: 401, json: { success: false, code: 'unauthorized' } };
const listener = vi.fn();
let stop = () => {};

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
  customerSession.signIn('old-token', 'old-event');
  listener.mockReset();
  stop = onSessionEvent(listener);
});

afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'locks');
});

/** As the server after it accepted the new password: the old sign-in is rejected from now on. */
function serveOnlyNew(): void {
  serve({
    'GET /api/user/current': ({ headers }) =>
      headers.get('Authorization') === 'Bearer new-token' ? { json: user } : rejection,
  });
}

/** Answers with the new sign-in after the rejection of the old one was read. */
async function afterRejection(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  customerSession.signIn('new-token', 'new-event');
}

describe('while a sign-in is exchanged for another', () => {
  it('an error of the old one does not end the session', async () => {
    serveOnlyNew();
    const renewed = renewSignIn(afterRejection);
    const rejected = expect(call('userCurrent')).rejects.toMatchObject({ status: 401 });
    await Promise.all([rejected, renewed]);
    expect(customerSession.get()).toMatchObject({ token: 'new-token', eventUuid: 'new-event' });
    expect(listener).not.toHaveBeenCalled();
  });

  it('a page that is being decided on is decided by the new one', async () => {
    serveOnlyNew();
    const renewed = renewSignIn(afterRejection);
    const loading = loadCurrentUser(new QueryClient());
    await renewed;
    expect((await loading)?.email).toBe(user.user.email);
    expect(customerSession.get().token).toBe('new-token');
  });

  it('a rejected exchange does not wait and ends the session', async () => {
    serve({ 'POST /api/user/change-password': rejection });
    const body = { current_password: 'a', password: 'b', password_confirmation: 'b' };
    const renewed = renewSignIn(() => call('userChangePassword', { body }));
    await expect(renewed).rejects.toMatchObject({ status: 401 });
    expect(customerSession.get().token).toBeNull();
    expect(listener).toHaveBeenCalledExactlyOnceWith('unauthorized', 'customer');
  });

  it('a failed exchange leaves an error unchanged', async () => {
    serveOnlyNew();
    const renewed = renewSignIn(() => Promise.reject(new Error('no answer'))).catch(() => undefined);
    await expect(call('userCurrent')).rejects.toMatchObject({ status: 401 });
    await renewed;
    expect(customerSession.get().token).toBeNull();
  });
});
