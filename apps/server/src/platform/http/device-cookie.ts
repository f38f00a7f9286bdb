import type { FastifyReply } from 'fastify';
import { newToken, tokenHash } from '../field-encryption.ts';

/** Where the cookie goes back to. */
export interface DeviceCookieSettings {
  /** The address under which the calls stand. */
  readonly path: string;
  readonly secure: boolean;
}

const COOKIE = 'titian_device';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const MAX_AGE_SECONDS = 365 * 24 * 3_600;

/** Identifies the browser of a call, without personal data (decision 057). */
export interface DeviceCookie {
  readonly hash: Buffer;
  /** Gives the cookie to the browser, or extends the one that it has. */
  store(): void;
}

/** The cookie that a call brought, or a new one; a text that is no token of the platform counts as none. */
export function deviceCookieOf(reply: FastifyReply, { path, secure }: DeviceCookieSettings): DeviceCookie {
  const brought = reply.request.cookies[COOKIE];
  const token = brought !== undefined && TOKEN.test(brought) ? brought : newToken();
  const sealed = { httpOnly: true, sameSite: 'strict', maxAge: MAX_AGE_SECONDS } as const;
  return {
    hash: tokenHash(token),
    store: () => void reply.setCookie(COOKIE, token, { ...sealed, path, secure }),
  };
}
