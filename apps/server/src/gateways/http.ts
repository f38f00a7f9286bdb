import { Agent, request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { ClientIdentity } from '../platform/client-identity.ts';
import { withSpan } from '../platform/telemetry/spans.ts';

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
  /**
   * Made once by `mutualTls`, for a service that identifies the platform by its certificate; its address
   * is https.
   */
  readonly agent?: Agent | null;
}

/**
 * One HTTP exchange with an outside system. Never throws: a refused connection, a redirect, a broken
 * answer or no answer within timeoutMs is `silent`, because then the outcome on the other side is unknown.
 */
export function exchange(request: ExchangeRequest): Promise<Exchange> {
  const { method, url } = request;
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  const attributes = { 'http.request.method': method, 'server.address': host };
  return withSpan(method, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    const outcome = await exchangeOnce(request);
    if (outcome.kind === 'silent') {
      span.setStatus({ code: SpanStatusCode.ERROR });
    } else {
      span.setAttribute('http.response.status_code', outcome.status);
    }
    return outcome;
  });
}

async function exchangeOnce(request: ExchangeRequest): Promise<Exchange> {
  const { method, url, headers = {}, body, timeoutMs, agent = null } = request;
  try {
    if (agent !== null) {
      return await exchangeByAgent(request, agent);
    }
    const response = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      // A redirected POST would be repeated as a GET elsewhere, which no partner needs.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { kind: 'answered', status: response.status, body: await response.text() };
  } catch (error) {
    return { kind: 'silent', cause: describe(error) };
  }
}

/** Connections on which both sides show a certificate, and the other's name is checked. */
export function mutualTls({ certificatePem, privateKeyPem, authorityPem }: ClientIdentity): Agent {
  const authority = authorityPem === null ? {} : { ca: authorityPem };
  return new Agent({ cert: certificatePem, key: privateKeyPem, ...authority, minVersion: 'TLSv1.2' });
}

/** `fetch` cannot present a client certificate. */
async function exchangeByAgent(request: ExchangeRequest, agent: Agent): Promise<Exchange> {
  const { method, url, headers = {}, body = '', timeoutMs } = request;
  const signal = AbortSignal.timeout(timeoutMs);
  const length = Buffer.byteLength(body);
  return new Promise((resolve, reject) => {
    const options = { method, headers: { ...headers, 'content-length': length }, agent, signal };
    const outgoing = httpsRequest(url, options, (response) => {
      const { statusCode: status = 0 } = response;
      if (isRedirect(status)) {
        response.destroy();
        reject(new Error(`redirected by HTTP ${status}`));
        return;
      }
      text(response).then((answer) => resolve({ kind: 'answered', status, body: answer }), reject);
    });
    outgoing.on('error', reject).end(body);
  });
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400 && status !== 304;
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
