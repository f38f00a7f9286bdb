import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../app.ts';

export type Headers = Readonly<Record<string, string>>;

/** What the web sends with every call that changes something (rules §10). */
export const xhr: Headers = { 'x-requested-with': 'XMLHttpRequest' };

/** The headers of a signed-in person; the second token where there is one. */
export function bearer(token: string, twoFactorToken?: string): Headers {
  const second = twoFactorToken === undefined ? {} : { 'x-two-factor-token': twoFactorToken };
  return { ...xhr, authorization: `Bearer ${token}`, ...second };
}

export interface Answer {
  readonly status: number;
  // biome-ignore format: the shape of each answer is checked by the test that reads it
  readonly body: Readonly<Record<string, never>>;
  readonly headers: LightMyRequestResponse['headers'];
}

export interface TestFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}
