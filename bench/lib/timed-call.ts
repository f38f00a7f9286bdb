import type { ServerProcess } from './server-process.ts';

export interface TimedRequest {
  /** Below the API. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  readonly body?: object;
}

/** How many milliseconds a call takes to its last byte. @throws Error with the answer where it is rejected */
export async function timedCall(
  { port }: Pick<ServerProcess, 'port'>,
  { path, headers, body }: TimedRequest,
): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    headers: { ...headers, 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) {
    throw new Error(`${path} answered ${answer.status}: ${text}`);
  }
  return performance.now() - began;
}
