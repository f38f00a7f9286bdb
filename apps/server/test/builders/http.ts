import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import type { CallResponse } from '@titian/contracts/http/call-types';
import { createClient } from '@titian/contracts/http/client';
import type { HttpRequest, RequestInput } from '@titian/contracts/http/request';
import { sessionHeaders } from '@titian/contracts/http/session-headers';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../app.ts';

export type Headers = Readonly<Record<string, string>>;

/** What the web sends with every call that changes something (WIRE-3). */
export const xhr: Headers = sessionHeaders(undefined);

/** The headers of a user signed in; the second token where there is one. */
export function bearer(token: string, twoFactorToken?: string): Headers {
  return sessionHeaders({ token, twoFactorToken });
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
  readonly body: CallResponse<Name>;
  /** … and the same, read as an error. */
  readonly error: {
    readonly success: boolean;
    readonly message: string;
    readonly code?: string;
    readonly errors?: Readonly<Record<string, readonly string[]>>;
  } & Readonly<Record<string, unknown>>;
}

interface Input extends RequestInput {
  readonly app: TestApp;
  readonly ip: string | undefined;
}

const client = createClient<Input, LightMyRequestResponse>({
  transport: async ({ method, path, headers, body }, _endpoint, { app, ip }) => {
    const content = await contentOf(body);
    return app.app.inject({
      method,
      url: `${app.config.API_BASE}${path}`,
      headers: { ...headers, ...content.headers },
      ...(content.payload === undefined ? {} : { payload: content.payload }),
      ...(ip === undefined ? {} : { remoteAddress: ip }),
    });
  },
  read: async (response) => readJson(response),
});

/** Makes one call of the contract as the web would, with the headers of `xhr` unless others are given. */
export async function call<Name extends EndpointName>(
  app: TestApp,
  name: Name,
  { body, files = [], headers = xhr, ...sending }: Sending = {},
): Promise<Answer<Name>> {
  const endpoint: Endpoint = endpoints[name];
  const whole = endpoint.multipart === true ? withFiles(body, files) : body;
  const response = await client.send(name, { ip: undefined, ...sending, app, headers, body: whole });
  const json = readJson(response);
  return { status: response.statusCode, headers: response.headers, body: json, error: json };
}

function readJson({ headers, payload }: LightMyRequestResponse) {
  const isFile = /^(application\/(pdf|xml)|text\/csv)/.test(String(headers['content-type']));
  return isFile || payload === '' ? null : JSON.parse(payload);
}

/** The texts and files of a form by field. */
function withFiles(body: unknown, files: readonly TestFile[]): Record<string, unknown> {
  const fields = new Map<string, unknown>(Object.entries(Object(body)));
  for (const { field, name, type, bytes } of files) {
    const before = fields.get(field);
    const file = new File([bytes], name, { type });
    fields.set(field, before === undefined ? [file] : [before, file].flat());
  }
  // Unlike an assignment, this makes a field of the name `__proto__` too, which hostile tests send.
  return Object.fromEntries(fields);
}

/** The bytes of a body; a form's type names the boundary. */
async function contentOf(body: HttpRequest['body']) {
  if (!(body instanceof FormData)) {
    return { headers: {}, payload: body };
  }
  const form = new Response(body);
  return {
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
    payload: Buffer.from(await form.arrayBuffer()),
  };
}
