import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { recordUploads, type StoredFile, type StoredUpload } from '../../files/public.ts';
import { findApplication } from '../store/applications.ts';
import { changeRequest, lockRequest } from '../store/document-requests.ts';
import { FINANCING_DOCUMENTS } from './save-draft.ts';

export interface Answer {
  readonly issuerId: string;
  readonly requestId: string;
  readonly comment: string | null;
  readonly uploads: readonly StoredUpload[];
}

/**
 * Stores the documents an issuer sends for a request; credit sees them at the application.
 * @throws AppError `not_found` also where it is another's, `wrong_state` once it is answered; FieldError on `files`
 */
export async function answerRequest(ctx: Ctx, answer: Answer): Promise<StoredFile[]> {
  const request = await lockRequest(ctx.tx, answer.requestId);
  const stored = request && (await findApplication(ctx.reader, request.applicationId));
  if (!request || stored?.application.issuerId !== answer.issuerId) {
    throw new AppError('not_found');
  }
  if (request.state !== 'open') {
    throw new AppError('wrong_state', {}, message('request_already_answered'));
  }
  if (answer.uploads.length === 0) {
    throw fieldError('files', message('requested_documents_required'));
  }
  const owner = { userId: answer.issuerId, purpose: FINANCING_DOCUMENTS } as const;
  const files = await recordUploads(ctx, answer.uploads, owner);
  await changeRequest(ctx.tx, request.id, {
    state: 'answered',
    comment: answer.comment,
    file_ids: files.map((one) => one.id),
    answered_at: ctx.now,
  });
  await recordAudit(ctx, {
    action: 'financing.documents_submitted',
    subjectKind: 'financing_application',
    subjectId: request.applicationId,
    after: { request_id: request.id, files: files.length },
  });
  return files;
}
