import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import { ApiError } from '@titian/contracts/http/api-error';
import { createClient } from '@titian/contracts/http/client';
import type { HttpRequest, RequestInput } from '@titian/contracts/http/request';
import { API_BASE } from '../../config/env.ts';
import { recordServerTime } from '../clock/server-clock.ts';
import { recordContact } from '../session/presence.ts';
import { renewalEnds } from '../session/renewal.ts';
import {
  customerSession,
  operatorSession,
  type SessionStore,
  type StoredSession,
} from '../session/session-store.ts';
import type { CallArguments, CallResponse, WebParts } from './call-types.ts';
import { browserHeaders } from './headers.ts';
import { fitsKeepalive } from './keepalive.ts';
import { takePreloadedAnswer } from './preload-calls.ts';
import { noAnswer, readAnswer } from './read-answer.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { type Audience, emitSessionEvent } from './session-events.ts';

/** A call that hangs longer is given up; uploads from a slow phone take their time. */
const TIMEOUT_MS = 60_000;
const UPLOAD_TIMEOUT_MS = 600_000;

/** `CallInput` of any endpoint. */
interface AnyInput extends RequestInput, WebParts {
  readonly isEndless?: true;
}

const client = createClient<AnyInput, Response>({ transport: sendInSession, read: readAnswer });

/**
 * Makes one call of the contract. The only place of the web app that fetches from the product's server. Throws
 * `ApiError` when the call is rejected or unanswered. A 401 ends the session, `two_factor_required` drops
 * the two-factor token (WIRE-10); both are announced as session events.
 */
export function call<N extends EndpointName>(
  name: N,
  ...[input]: CallArguments<N>
): Promise<CallResponse<N>> {
  return client.call(name, input ?? {});
}

/** As `call`, for answers that are files, such as a statement. */
export async function callForFile<N extends EndpointName>(
  name: N,
  ...[input]: CallArguments<N>
): Promise<Blob> {
  const response = await client.send(name, input ?? {});
  if (!response.ok) {
    await readAnswer(response);
  }
  return response.blob();
}

/**
 * Opens the stream of live events, from a place that it named before. Throws `ApiError`. It lasts until `signal`, the
 * server or the network ends it; opening it is a call like any other and moves the idle end of the sign-in on.
 */
export async function openStream(
  lastEventId: string | null,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const response = await client.send('stream', {
    signal,
    headers: { 'last-event-id': lastEventId },
    isEndless: true,
  });
  if (!response.ok || response.body === null) {
    await readAnswer(response);
    throw noAnswer();
  }
  return response.body;
}

/** JSON of the demo's own addresses, outside the API (`/dev/mailbox.json`). Throws `ApiError`. */
export async function readDemoJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await send(path, { headers: { Accept: 'application/json' }, signal }, { signal });
  if (!response.ok) {
    await readAnswer(response);
  }
  return response.json();
}

/** A file of the demo's own addresses (`/dev/sample-card/front`). Throws `ApiError`. */
export async function readDemoFile(path: string): Promise<Blob> {
  const response = await send(path, {}, {});
  if (!response.ok) {
    await readAnswer(response);
  }
  return response.blob();
}

/** Adds the session to a request, and takes note of what the answer says about it. */
async function sendInSession(request: HttpRequest, endpoint: Endpoint, input: AnyInput): Promise<Response> {
  const audience = input.as ?? (endpoint.path.startsWith('/operator/') ? 'operator' : 'customer');
  const store = audience === 'operator' ? operatorSession : customerSession;
  const session = store.get();
  const response = await send(
    new URL(`${API_BASE}${request.path}`, window.location.origin).href,
    {
      method: request.method,
      headers: headersOf(request, session, input),
      signal: signalOf(endpoint, input),
      ...(request.body === undefined ? {} : { body: request.body }),
      ...(input.outlivesPage === true && { keepalive: fitsKeepalive(request.body) }),
    },
    input,
  );
  recordServerTime(response);
  if (response.status === 401 && endpoint !== endpoints.userChangePassword) {
    // It may be rejected because another sign-in is about to replace it; the exchange itself does not wait.
    await renewalEnds();
  }
  await watchSession(response, store, session, audience);
  return response;
}

function headersOf(request: HttpRequest, session: StoredSession, input: AnyInput): Record<string, string> {
  const { handoffToken, otpCode } = input;
  return {
    ...browserHeaders(session),
    ...(handoffToken === undefined ? {} : { 'x-handoff-token': handoffToken }),
    ...(otpCode === undefined ? {} : { 'x-otp-code': otpCode }),
    ...request.headers,
  };
}

function signalOf(endpoint: Endpoint, { signal, isEndless }: AnyInput): AbortSignal {
  const timeoutMs = endpoint.multipart ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS;
  const ends = [...(isEndless ? [] : [AbortSignal.timeout(timeoutMs)]), ...(signal ? [signal] : [])];
  return AbortSignal.any(ends);
}

async function send(
  url: string,
  init: RequestInit,
  { signal, onProgress }: Pick<AnyInput, 'signal' | 'onProgress'>,
): Promise<Response> {
  try {
    if (onProgress !== undefined) {
      return await sendWithProgress(url, init, onProgress);
    }
    const preloaded = init.method === 'GET' ? takePreloadedAnswer(url) : null;
    return await (preloaded ?? fetch(url, init));
  } catch (error) {
    // Given up on purpose, for example because the page was left: not a failure to report.
    if (signal?.aborted) {
      throw error;
    }
    throw noAnswer();
  }
}

/** Acts only when the rejected session is still the stored one: a late answer must not end a newer sign-in. */
async function watchSession(
  response: Response,
  store: SessionStore,
  sent: StoredSession,
  audience: Audience,
): Promise<void> {
  if (audience === 'customer' && sent.token !== null && response.status !== 401) {
    recordContact();
  }
  const rejection = [401, 403].includes(response.status) ? await rejectionOf(response) : null;
  const code = rejection?.code ?? null;
  const isStored = store.get().token === sent.token;
  if (response.status === 401) {
    if (isStored) {
      store.signOut(sessionEnd(rejection));
      emitSessionEvent('unauthorized', audience);
    }
    return;
  }
  if ((code === 'passkey_required' || code === 'account_inactive') && isStored) {
    emitSessionEvent(code, audience);
  }
  if (code !== 'two_factor_required') {
    return;
  }
  if (store.get().twoFactorToken === sent.twoFactorToken) {
    store.dropTwoFactorToken();
    emitSessionEvent('two_factor_required', audience);
  }
}

async function rejectionOf(response: Response): Promise<ApiError | null> {
  try {
    await readAnswer(response.clone());
    return null;
  } catch (error) {
    return error instanceof ApiError ? error : null;
  }
}

/** "idle" of the reason `session_idle`: what the sign-in page says of the session's end (decision 108). */
function sessionEnd(rejection: ApiError | null): string | null {
  const { code } = Object(rejection?.details.reason);
  return typeof code === 'string' ? code.replace('session_', '') : null;
}

/**
 * The bytes behind an address of the product, as what the product says they are: a type of the answer is not believed.
 * @throws Error where the address does not answer
 */
export async function readBlob(address: string, type: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) {
    throw new Error(`the document answered ${answer.status}`);
  }
  return new Blob([await answer.arrayBuffer()], { type });
}
