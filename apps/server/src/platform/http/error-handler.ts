import { fieldMessages } from '@titian/contracts/field-errors';
import { isMessage, type Language, type Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { isConnectionLoss, isPoolTimeout } from '../db/connection-loss.ts';
import { codeOf } from '../db/database.ts';
import { AppError, type ErrorCode, type ErrorDetails, FieldError } from '../errors.ts';
import type { Log } from '../log.ts';
import { renderMessage } from '../messages.ts';
import type { SecurityRecorder } from '../security/event.ts';
import { eventOfRejection } from '../security/rejected-call.ts';
import { apiHeaders } from './api-headers.ts';
import { languageOf } from './language.ts';

const RETRY_AFTER_SECONDS = '2';

/** Turns whatever was thrown into the one error shape of the contract; never a stack trace or SQL. */
export function registerErrorHandler(
  app: FastifyInstance,
  log: Log,
  security: Pick<SecurityRecorder, 'record'> | null = null,
): void {
  app.setErrorHandler((error, request, reply) => {
    const rejection = rejectionOf(error);
    if (rejection.status >= 500) {
      // The route, not the address: an address may carry a token.
      const route = request.routeOptions.url ?? 'unknown';
      log.error({ err: error, route, requestId: request.id }, 'a request failed');
    }
    const event = eventOfRejection(request, rejection);
    if (event !== null) {
      security?.record(event, { ip: request.ip, requestId: request.id });
    }
    return sendError(reply, rejection);
  });
}

/** Sends an error as JSON in the language of the request; a 503 or 429 says when to come back. */
export function sendError(reply: FastifyReply, rejection: AppError): FastifyReply {
  if (rejection.status === 503 || rejection.status === 429) {
    reply.header('Retry-After', String(rejection.details.retry_after ?? RETRY_AFTER_SECONDS));
  }
  return reply
    .status(rejection.status)
    .headers(apiHeaders)
    .send(errorBody(rejection, languageOf(reply.request)));
}

/**
 * An error on the wire: `{success: false, message, code, params, …}`. `reason` is the message where it says more than
 * the code; `errors` and `error_codes` are the rejected fields, worded and coded.
 */
export function errorBody(error: AppError, language: Language): Readonly<Record<string, unknown>> {
  const word = (one: Message) => renderMessage(one, language);
  const fields = error instanceof FieldError ? Object.entries(error.fields) : [];
  return {
    success: false,
    message: word(error.text),
    code: error.code,
    params: error.text.params,
    ...(error.reason !== null && !(error instanceof FieldError) && { reason: error.reason }),
    ...(error instanceof FieldError && {
      errors: Object.fromEntries(fields.map(([field, messages]) => [field, messages.map(word)])),
      error_codes: Object.fromEntries(fields),
    }),
    ...wordDetails(error.details, word),
  };
}

/** Details in wire form: a message among them is worded. */
function wordDetails(details: ErrorDetails, word: (one: Message) => string): ErrorDetails {
  return JSON.parse(JSON.stringify(details), (_key, value) => (isMessage(value) ? word(value) : value));
}

/** The AppError for any thrown value. */
export function rejectionOf(error: unknown): AppError {
  if (error instanceof AppError) {
    return error;
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new FieldError(fieldMessages(error.validation.map(issueOf)));
  }
  return byLibraryCode(error) ?? new AppError('internal');
}

/** The library takes an issue of the schema apart; this puts it together again. */
function issueOf(one: NonNullable<FastifyError['validation']>[number]): z.core.$ZodIssue {
  const path = one.instancePath.split('/').filter(Boolean);
  return { ...one.params, code: one.keyword, message: one.message ?? '', path } as z.core.$ZodIssue;
}

/** Errors that come from the web server's or the database's own codes. */
function byLibraryCode(error: unknown): AppError | null {
  const code = codeOf(error);
  if (
    code === 'FST_ERR_CTP_BODY_TOO_LARGE' ||
    code === 'FST_REQ_FILE_TOO_LARGE' ||
    code === 'FST_FILES_LIMIT'
  ) {
    return new AppError('payload_too_large');
  }
  // Of the machine's disk or of the database's; EDQUOT where the disk is shared.
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') {
    return new AppError('storage_full');
  }
  if (code === 'FST_UNDER_PRESSURE' || code === '53300' || isPoolTimeout(error)) {
    return new AppError('busy');
  }
  if (isConnectionLoss(error)) {
    return new AppError('unavailable', {}, message('database_unavailable'));
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500
    ? new AppError(byStatus[status] ?? 'malformed')
    : null;
}

/** Errors of the web server by their status; its other rejections are malformed requests. */
const byStatus: Readonly<Record<number, ErrorCode>> = {
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};
