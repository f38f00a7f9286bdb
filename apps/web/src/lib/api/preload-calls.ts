import { API_BASE } from '../../config/env.ts';
import { customerSession, type StoredSession } from '../session/session-store.ts';
import { browserHeaders } from './headers.ts';

/**
 * The key under which the browser stores the first calls of a page, so that they can be sent before its scripts have
 * loaded.
 */
const STORAGE_KEY = 'first_calls';
const USER_PATH = '/user/current';
/** An answer not used by then is too old to be shown. */
const PRELOAD_TTL_MS = 20_000;

interface PreloadCall {
  readonly token: string | null;
  readonly answer: Promise<Response>;
  readonly sentAtMs: number;
}

const sent = new Map<string, PreloadCall>();

/**
 * Sends the first calls of the page while its scripts are still loading.
 * @returns the body that answers the first remembered one, null where it is an error; null where nothing was remembered
 */
export function sendPreloadCalls(): Promise<unknown> | null {
  const session = customerSession.get();
  if (session.token === null) {
    return null;
  }
  send(USER_PATH, session);
  const [first] = remembered().map((path) => send(path, session));
  return first?.then((answer) => (answer.ok ? answer.clone().json() : null)).catch(() => null) ?? null;
}

function send(path: string, session: StoredSession): Promise<Response> {
  const url = new URL(`${API_BASE}${path}`, window.location.origin).href;
  const answer = fetch(url, { headers: browserHeaders(session) });
  // The consumer handles a failure.
  answer.catch(() => undefined);
  sent.set(url, { token: session.token, answer, sentAtMs: performance.now() });
  return answer;
}

/** The answer to a call that was sent before, once; null where none was, or where it has aged or is another person's. */
export function takePreloadedAnswer(url: string): Promise<Response> | null {
  const preloaded = sent.get(url);
  sent.delete(url);
  if (preloaded === undefined || preloaded.token !== customerSession.get().token) {
    return null;
  }
  return performance.now() - preloaded.sentAtMs < PRELOAD_TTL_MS ? preloaded.answer : null;
}

/**
 * Stores the first calls of this user's page for the next visit.
 * @param paths addresses below the API's, each of which this user may read; the first has the total that the built page
 * shows
 */
export function rememberFirstCalls(paths: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(paths));
  } catch {
    // Storage is unavailable: the next page sends its calls later.
  }
}

function remembered(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}
