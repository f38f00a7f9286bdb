import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readAnswerOf } from '@titian/contracts/http/read-answer-of';
import { createRequest } from '@titian/contracts/http/request';
import { sessionHeaders } from '@titian/contracts/http/session-headers';
import type { Place } from '../product/product.ts';

type Method = 'GET' | 'POST' | 'DELETE';

/** A signed-in user. */
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
  /** After which the call is given up. */
  readonly timeoutMs?: number;
}

export interface Answered<Body> {
  readonly status: number;
  readonly replayed: boolean;
  readonly body: Body;
}

/** Makes a call of the product's API, whatever it answers. */
export async function send<Body>(
  place: Place,
  method: Method,
  path: string,
  sending: Sending = {},
): Promise<Answered<Body>> {
  const response = await answerOf(place, method, path, sending);
  const replayed = response.headers.get('idempotent-replay') === 'true';
  return { status: response.status, replayed, body: JSON.parse(await response.text()) };
}

/** The same for a call that has to succeed. @throws ApiError with the error */
export async function call<Body>(
  place: Place,
  method: Method,
  path: string,
  sending: Sending = {},
): Promise<Body> {
  const answer = await readAnswerOf({ method, path }, await answerOf(place, method, path, sending));
  return answer as Body;
}

function answerOf(
  { baseUrl }: Place,
  method: Method,
  path: string,
  { by, on, body, form, key, timeoutMs }: Sending,
): Promise<Response> {
  const request = createRequest(
    { method, path, ...(form === undefined ? {} : { multipart: true }) },
    {
      body: form === undefined ? body : withFiles(form),
      headers: sessionHeaders(by, on),
      idempotencyKey: method === 'GET' ? undefined : (key ?? randomUUID()),
    },
  );
  return fetch(`${baseUrl}/api${request.path}`, {
    method,
    headers: request.headers,
    ...(request.body === undefined ? {} : { body: request.body }),
    ...(timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
  });
}

/** A form with its files read. */
function withFiles(fields: Readonly<Record<string, string | readonly string[]>>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.map((path) => new File([readFileSync(path)], basename(path))),
    ]),
  );
}
