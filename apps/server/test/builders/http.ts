import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import type { Api } from '@titian/contracts/schemas/all';
import type { TestApp } from '../app.ts';

export type Headers = Readonly<Record<string, string>>;

/** What the web sends with every call that changes something (WIRE-3). */
export const xhr: Headers = { 'x-requested-with': 'XMLHttpRequest' };

/** The headers of somebody signed in; the second token where there is one. */
export function bearer(token: string, twoFactorToken?: string): Headers {
  const second = twoFactorToken === undefined ? {} : { 'x-two-factor-token': twoFactorToken };
  return { ...xhr, authorization: `Bearer ${token}`, ...second };
}

export interface TestFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface Sending {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  /** Anything, because bad input is sent too; a multipart call takes texts, and lists for repeated fields. */
  readonly body?: unknown;
  readonly files?: readonly TestFile[];
  readonly headers?: Headers;
  readonly ip?: string;
}

export interface Answer<Name extends EndpointName> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The answer of a call that was accepted … */
  readonly body: Api[Name]['response'];
  /** … and the same, read as a refusal. */
  readonly refusal: {
    readonly success: boolean;
    readonly message: string;
    readonly code?: string;
    readonly errors?: Readonly<Record<string, readonly string[]>>;
  } & Readonly<Record<string, unknown>>;
}

/** Makes one call of the contract as the web would, with the headers of `xhr` unless others are given. */
export async function call<Name extends EndpointName>(
  app: TestApp,
  name: Name,
  sending: Sending = {},
): Promise<Answer<Name>> {
  const endpoint: Endpoint = endpoints[name];
  const content = await contentOf(endpoint, sending);
  const response = await app.app.inject({
    method: endpoint.method,
    url: urlOf(app, endpoint, sending),
    headers: { ...(sending.headers ?? xhr), ...content.headers },
    ...(content.payload === undefined ? {} : { payload: content.payload }),
    ...(sending.ip === undefined ? {} : { remoteAddress: sending.ip }),
  });
  const isFile = String(response.headers['content-type']).match(/^(application\/(pdf|xml)|text\/csv)/);
  const json = isFile !== null || response.payload === '' ? null : JSON.parse(response.payload);
  return { status: response.statusCode, headers: response.headers, body: json, refusal: json };
}

function urlOf(app: TestApp, endpoint: Endpoint, { params = {}, query = {} }: Sending): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_all, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      search.append(key, one);
    }
  }
  return `${app.config.API_BASE}${path}${search.size > 0 ? `?${search}` : ''}`;
}

async function contentOf(endpoint: Endpoint, { body, files = [] }: Sending) {
  if (endpoint.multipart !== true) {
    return body === undefined
      ? { headers: {}, payload: undefined }
      : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
  }
  const form = new Response(formOf(body, files));
  return {
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
    payload: Buffer.from(await form.arrayBuffer()),
  };
}

function formOf(body: unknown, files: readonly TestFile[]): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body ?? {})) {
    for (const one of [value].flat()) {
      form.append(key, String(one));
    }
  }
  for (const file of files) {
    form.append(file.field, new Blob([file.bytes], { type: file.type }), file.name);
  }
  return form;
}
