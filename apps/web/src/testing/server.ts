import { vi } from 'vitest';
import { servedUpload } from './served-upload.ts';

/** A request to the test server. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  readonly headers?: Record<string, string>;
}

type Handler = Answer | ((request: SeenRequest) => Answer | Promise<Answer>);

/**
 * Puts a server in the place of `fetch`: the network is the only thing a screen test does not run for real.
 * @param handlers by method and path, as `POST /api/login`; another address answers 404
 * @returns every request, in order
 */
export function serve(handlers: Readonly<Record<string, Handler>>): SeenRequest[] {
  const seen: SeenRequest[] = [];
  const answering = async (url: string, init: RequestInit) => {
    const request = read(url, init);
    seen.push(request);
    const handler = handlers[`${request.method} ${request.path}`] ?? {
      status: 404,
      json: { success: false },
    };
    const answer = typeof handler === 'function' ? await handler(request) : handler;
    return new Response(JSON.stringify(answer.json ?? { success: true }), {
      status: answer.status ?? 200,
      headers: { 'Content-Type': 'application/json', ...answer.headers },
    });
  };
  vi.stubGlobal('fetch', answering);
  vi.stubGlobal('XMLHttpRequest', servedUpload(answering));
  return seen;
}

/** In place of `fetch`: a network that is down. */
export function serveNothing(): void {
  const failing = async () => {
    throw new TypeError('Failed to fetch');
  };
  vi.stubGlobal('fetch', failing);
  vi.stubGlobal('XMLHttpRequest', servedUpload(failing));
}

function read(url: string, init: RequestInit): SeenRequest {
  const { pathname, search } = new URL(url);
  return {
    method: init.method ?? 'GET',
    path: pathname + search,
    headers: new Headers(init.headers),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
  };
}
