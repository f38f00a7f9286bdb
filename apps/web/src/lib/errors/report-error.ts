import {
  clientErrorLimits,
  framesOf,
  messageWithoutData,
  pageWithoutValues,
} from '@titian/contracts/client-errors';
import { ApiError } from '@titian/contracts/http/api-error';
import type { CallBody } from '../api/call-types.ts';
import { call } from '../api/client.ts';
import { ChunkLoadError } from '../chunks/chunk-load-error.ts';

type ErrorSource = CallBody<'clientErrors'>['source'];

const reported = new Set<string>();

/**
 * Reports a defect to the server (decision 107): each once and a few per page, without data. Rejected calls, missing
 * chunks and network failures are handled elsewhere. A failed report is ignored.
 */
export function reportError(source: ErrorSource, error: unknown): void {
  if (!(error instanceof Error) || isOrdinary(error)) {
    return;
  }
  const body = {
    source,
    name: /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error',
    message: messageWithoutData(error.message) || 'no message',
    frames: framesOf(error.stack ?? ''),
    page: pageWithoutValues(window.location.pathname),
  };
  const key = `${body.name} ${body.message} ${body.frames[0]}`;
  if (reported.size >= clientErrorLimits.perPage || reported.has(key)) {
    return;
  }
  reported.add(key);
  call('clientErrors', { body }).catch(() => undefined);
}

function isOrdinary(error: Error): boolean {
  return (
    error instanceof ApiError ||
    error instanceof ChunkLoadError ||
    error.name === 'AbortError' ||
    error.name === 'CancelledError' ||
    !navigator.onLine
  );
}

/** Reports what no part of a page has caught. Returns the way out. */
export function watchErrors(): () => void {
  const onError = ({ error }: ErrorEvent) => reportError('script', error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportError('promise', reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
