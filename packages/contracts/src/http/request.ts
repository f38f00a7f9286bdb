import type { Endpoint } from '../endpoint.ts';
import { toFormData } from './form-data.ts';

/** What one call sends, before it is a request. What it may be for an endpoint says `CallParts`. */
export interface RequestInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
  /** Others, names in lower case; what is null or undefined is left out. */
  readonly headers?: Readonly<Record<string, string | null | undefined>> | undefined;
}

/** A request that any transport can send: `fetch`, an upload with progress, Fastify's `inject`. */
export interface HttpRequest {
  readonly method: Endpoint['method'];
  /** Below the API base, with its query. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** A form gets its `content-type` from the transport, which chooses the boundary. */
  readonly body: string | FormData | undefined;
}

/** The request of a call, as the row of its endpoint says. */
export function createRequest(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'multipart'>,
  input: RequestInput,
): HttpRequest {
  const isJson = input.body !== undefined && endpoint.multipart !== true;
  return {
    method: endpoint.method,
    path: pathOf(endpoint.path, input),
    headers: present({
      'idempotency-key': input.idempotencyKey,
      ...input.headers,
      'content-type': isJson ? 'application/json' : null,
    }),
    body: isJson ? JSON.stringify(input.body) : formOf(input.body),
  };
}

function formOf(body: unknown): FormData | undefined {
  return body === undefined ? undefined : toFormData(body);
}

function pathOf(path: string, input: RequestInput): string {
  const params = new Map<string, unknown>(Object.entries(input.params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_whole, key: string) =>
    encodeURIComponent(String(params.get(key) ?? '')),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null) {
        query.append(key, String(one));
      }
    }
  }
  const search = query.toString();
  return search === '' ? filled : `${filled}?${search}`;
}

function present(headers: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value == null ? [] : [[name, value]])),
  );
}
