/** What came back from one HTTP exchange with an outside system. Silence is a value: no outcome may be read into it. */
export type Exchange =
  | { readonly kind: 'answered'; readonly status: number; readonly body: string }
  | { readonly kind: 'silent'; readonly cause: string };

export interface ExchangeRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
}

/**
 * One HTTP exchange with an outside system. Never throws: a refused connection, a redirect, a broken
 * answer or no answer within timeoutMs is `silent`, because then nobody knows what the other side did.
 */
export async function exchange(request: ExchangeRequest): Promise<Exchange> {
  const { method, url, headers = {}, body, timeoutMs } = request;
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      // A redirected POST would be repeated as a GET elsewhere, which no partner asks for.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { kind: 'answered', status: response.status, body: await response.text() };
  } catch (error) {
    return { kind: 'silent', cause: describe(error) };
  }
}

/** True for 200–299. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
