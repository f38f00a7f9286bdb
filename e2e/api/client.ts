import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Place } from '../product/product.ts';

/** Somebody who is signed in. */
export interface Session {
  readonly token: string;
  readonly twoFactorToken?: string;
}

export interface Sending {
  readonly by?: Session;
  /** The business date of the call. */
  readonly on?: string;
  readonly body?: object;
  /** Sent as a multipart form instead; a list of paths under a name is files. */
  readonly form?: Readonly<Record<string, string | readonly string[]>>;
  /** Of the action; a new one for every call unless given. */
  readonly key?: string;
}

export interface Answered<Body> {
  readonly status: number;
  readonly replayed: boolean;
  readonly body: Body;
}

/** Makes a call of the product's API, whatever it answers. */
export async function send<Body>(
  { baseUrl }: Place,
  method: 'GET' | 'POST',
  path: string,
  sending: Sending = {},
): Promise<Answered<Body>> {
  const { by, on, body, form, key } = sending;
  const response = await fetch(`${baseUrl}/api${path}`, {
    method,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      ...(method === 'POST' ? { 'idempotency-key': key ?? randomUUID() } : {}),
      ...(on === undefined ? {} : { 'x-date-override': on }),
      ...(by === undefined ? {} : { authorization: `Bearer ${by.token}` }),
      ...(by?.twoFactorToken === undefined ? {} : { 'x-two-factor-token': by.twoFactorToken }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(form === undefined ? {} : { body: formData(form) }),
  });
  const text = await response.text();
  const replayed = response.headers.get('idempotent-replay') === 'true';
  return { status: response.status, replayed, body: JSON.parse(text) };
}

/** The same for a call that has to succeed. @throws Error with the refusal */
export async function call<Body>(
  place: Place,
  method: 'GET' | 'POST',
  path: string,
  sending: Sending = {},
): Promise<Body> {
  const { status, body } = await send<Body>(place, method, path, sending);
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

function formData(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') {
      form.append(name, value);
    } else {
      for (const path of value) form.append(name, new File([readFileSync(path)], basename(path)));
    }
  }
  return form;
}
