import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import type { Api } from '@titian/contracts/schemas/all';
import type { WithUploads } from '@titian/contracts/uploads';
import type { Day } from '../days.ts';
import { ApiError } from './api-error.ts';

/** Somebody who is signed in. */
export interface Session {
  readonly token: string;
  /** Operators have given a second factor. */
  readonly twoFactorToken?: string;
}

/** The body of a call, with files as a browser has them. */
export type Body<Name extends EndpointName> = WithUploads<Api[Name]['body'], File>;

/** What one call sends; only what its contract takes. */
interface Sending<Name extends EndpointName> {
  readonly by?: Session;
  /** The business date of the call (WIRE-8). */
  readonly on: Day;
  readonly params?: Api[Name]['params'];
  readonly query?: Api[Name]['query'];
  readonly body?: Body<Name>;
}

/** The product's calls, as anybody may make them over HTTP. */
export interface Product {
  /** @throws ApiError for every answer but a success */
  call<Name extends EndpointName>(name: Name, sending: Sending<Name>): Promise<Api[Name]['response']>;
  /** A file of the demo's own addresses, such as a picture of a sample card. @throws Error where there is none */
  file(path: string, name: string): Promise<File>;
}

export function createProduct(baseUrl: string): Product {
  return {
    async call(name, sending) {
      const endpoint: Endpoint = endpoints[name];
      const response = await fetch(addressOf(baseUrl, endpoint, sending), {
        method: endpoint.method,
        headers: headersOf(endpoint, sending),
        ...contentOf(endpoint, sending.body),
      });
      const answer = JSON.parse(await response.text());
      if (!response.ok || answer.success !== true) {
        throw new ApiError(`${endpoint.method} ${endpoint.path}`, response.status, answer);
      }
      return answer;
    },
    async file(path, name) {
      const response = await fetch(new URL(path, baseUrl));
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return new File([await response.blob()], name, {
        type: response.headers.get('content-type') ?? '',
      });
    },
  };
}

function addressOf<Name extends EndpointName>(
  baseUrl: string,
  endpoint: Endpoint,
  sending: Sending<Name>,
): string {
  const params = new Map(Object.entries(sending.params ?? {}));
  const path = endpoint.path.replace(/:(\w+)/g, (_whole, key: string) =>
    encodeURIComponent(String(params.get(key))),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(sending.query ?? {})) {
    query.append(key, String(value));
  }
  return `${baseUrl}/api${path}${query.size > 0 ? `?${query}` : ''}`;
}

function headersOf<Name extends EndpointName>(
  endpoint: Endpoint,
  { by, on, body }: Sending<Name>,
): Record<string, string> {
  return {
    'x-requested-with': 'XMLHttpRequest',
    'x-date-override': on,
    ...(by === undefined ? {} : { authorization: `Bearer ${by.token}` }),
    ...(by?.twoFactorToken === undefined ? {} : { 'x-two-factor-token': by.twoFactorToken }),
    ...(endpoint.idempotencyKey === true ? { 'idempotency-key': randomUUID() } : {}),
    ...(body === undefined || endpoint.multipart === true ? {} : { 'content-type': 'application/json' }),
  };
}

function contentOf(endpoint: Endpoint, body: unknown): { body?: string | FormData } {
  if (body === undefined || body === null) {
    return {};
  }
  return { body: endpoint.multipart === true ? formOf(body) : JSON.stringify(body) };
}

function formOf(body: object): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(body)) {
    for (const one of [value].flat()) {
      form.append(field, one instanceof File ? one : String(one));
    }
  }
  return form;
}
