import { customerSession } from './session-store.ts';

/** Pages that need no way back: sign-in itself, and the page that follows it anyway. */
const NO_RETURN = ['/', '/login', '/two-factor-page', '/dashboard'];

/**
 * The search part of the sign-in address that leads back to this page afterwards.
 * @param href a path of this site with its query
 */
export function nextSearch(href: string): { next?: string } {
  const [path = ''] = href.split(/[?#]/);
  return safeNext(href) === null || NO_RETURN.includes(path) ? {} : { next: href };
}

/** The same with why the session ended, where that is known. */
export function signInSearch(href: string): { next?: string; notice?: string } {
  const { end } = customerSession.get();
  return { ...nextSearch(href), ...(end !== null && { notice: end }) };
}

/** A path of this site to continue to, or null: the sign-in must not be an open redirect. */
export function safeNext(next: unknown): string | null {
  if (typeof next !== 'string' || !next.startsWith('/')) {
    return null;
  }
  const target = new URL(next, window.location.origin);
  return target.origin === window.location.origin ? target.pathname + target.search + target.hash : null;
}
