import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore } from './session-store.ts';

const keys = { token: 't', twoFactorToken: 'f', eventUuid: 'e', end: 'x' };

describe('session store', () => {
  afterEach(() => {
    localStorage.clear();
  });

  it('keeps the two-factor token when signing out, and forgets token and event id', () => {
    const store = createSessionStore(keys);
    store.signIn('token-1', 'event-1');
    store.setTwoFactorToken('factor-1');
    store.signOut();
    expect(store.get()).toEqual({ token: null, twoFactorToken: 'factor-1', eventUuid: null, end: null });
    store.dropTwoFactorToken();
    expect(store.get().twoFactorToken).toBeNull();
  });

  it('is read by another store over the same keys, as another tab would', () => {
    createSessionStore(keys).signIn('token-1', 'event-1');
    expect(createSessionStore(keys).get()).toEqual({
      token: 'token-1',
      twoFactorToken: null,
      eventUuid: 'event-1',
      end: null,
    });
  });

  it('remembers why the session ended until the next sign-in', () => {
    const store = createSessionStore(keys);
    store.signIn('token-1', null);
    store.signOut('idle');
    expect(createSessionStore(keys).get()).toMatchObject({ token: null, end: 'idle' });
    store.signIn('token-2', null);
    expect(store.get().end).toBeNull();
  });

  it('reports changes of the sign-in by another tab, and nothing else', () => {
    const store = createSessionStore(keys);
    const listener = vi.fn();
    const stop = store.onOtherTab(listener);
    store.signIn('token-1', null);
    window.dispatchEvent(new StorageEvent('storage', { key: 'unrelated' }));
    expect(listener).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 't' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 't' }));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('lives in memory where storage is closed', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(closed);
    const store = createSessionStore(keys);
    store.signIn('token-1', 'event-1');
    expect(store.get().token).toBe('token-1');
    store.signOut();
    expect(store.get().token).toBeNull();
  });
});
