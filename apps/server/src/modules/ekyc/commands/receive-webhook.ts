import { message } from '@titian/contracts/messages/message';
import { schemas } from '@titian/contracts/schemas/all';
import { recordAudit } from '../../../platform/audit.ts';
import { guestActor } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { EkycDeps } from '../domain/ekyc-deps.ts';
import { findSession } from '../store/sessions.ts';

const NOT_SIGNED = message('message_not_signed');

/**
 * A provider reports a change of a session. The result is queried, not read from the message, so duplicate and late
 * messages are harmless.
 *
 * @throws AppError `malformed` for a message without a valid signature of the last minutes
 */
export async function receiveWebhook(
  deps: EkycDeps,
  requestId: string,
  message: { readonly signature: string; readonly body: string },
): Promise<void> {
  const event = deps.provider.readWebhook({ ...message, now: deps.work.clock.now() });
  if (event === null) {
    throw new AppError('malformed', {}, NOT_SIGNED);
  }
  const named = schemas.ekycWebhook.body.safeParse(JSON.parse(message.body));
  await deps.work.command({ actor: guestActor, dateShiftDays: 0, requestId }, async (ctx) => {
    if ((await findSession(ctx.reader, ctx.fieldEncryption, event.sessionId)) === null) {
      return;
    }
    await recordAudit(ctx, {
      action: 'ekyc.announced',
      subjectKind: 'ekyc_session',
      subjectId: event.sessionId,
      after: { event: named.success ? named.data.event : null },
    });
    await enqueue(
      ctx,
      'ekyc_result',
      { session_id: event.sessionId },
      { key: `ekyc_result:${event.sessionId}` },
    );
  });
}
