/** Customers and operators have sessions of their own. */
export type Audience = 'customer' | 'operator';

/**
 * What an answer said about the session: it is over, its second factor is missing, a passkey is demanded, or its account
 * is disabled.
 */
export type SessionEvent = 'unauthorized' | 'two_factor_required' | 'passkey_required' | 'account_inactive';

type Listener = (event: SessionEvent, audience: Audience) => void;

const listeners = new Set<Listener>();

/** For the api client. */
export function emitSessionEvent(event: SessionEvent, audience: Audience): void {
  for (const listener of listeners) {
    listener(event, audience);
  }
}

/** For the app, which then goes to the right page. Returns the way out. */
export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
