import { messageWithoutData } from '@titian/contracts/client-errors';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { QueryCtx } from '../../../platform/context.ts';
import { reportSecurity } from '../../../platform/security/report.ts';

type ClientError = ParsedApi['clientErrors']['body'];

/**
 * Records an error of a browser for operators, and where it happened in the log under the same request id. The report
 * is untrusted input: the event holds the error's name and its page alone, the log the message without data.
 */
export function recordClientError(ctx: QueryCtx, { source, name, message, frames, page }: ClientError): void {
  reportSecurity(ctx, { kind: 'client_error', detail: `${name} ${page}`, account: null });
  const client = { source, name, message: messageWithoutData(message), frames, page };
  ctx.log.warn({ client }, 'error in a browser');
}
