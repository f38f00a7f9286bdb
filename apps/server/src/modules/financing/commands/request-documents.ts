import { message } from '@titian/contracts/messages/message';
import type { Day } from '@titian/finance/calendar';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { notifyUsers } from '../../notifications/public.ts';
import type { FinancingState } from '../domain/financing-application.ts';
import { lockApplication } from '../store/applications.ts';
import {
  changeRequest,
  type DocumentRequest,
  insertRequest,
  listRequests,
  lockRequest,
} from '../store/document-requests.ts';

export interface DocumentRequestInput {
  readonly applicationId: string;
  readonly operatorId: string;
  readonly text: string;
  readonly dueOn: Day;
}

/** An accepted application has become a note; issuers of active notes can receive requests too. */
const requestableStates: readonly FinancingState[] = ['under_review', 'offered', 'accepted'];

/**
 * Requests documents from an issuer by a due date; the issuer is notified by e-mail and in the product.
 * @throws AppError `not_found`, `wrong_state` for an application that came to nothing; FieldError on `due_on`
 */
export async function requestDocuments(ctx: Ctx, request: DocumentRequestInput): Promise<DocumentRequest> {
  const stored = await lockApplication(ctx.tx, request.applicationId);
  if (stored === null) {
    throw new AppError('not_found');
  }
  const { application } = stored;
  if (!requestableStates.includes(application.state)) {
    throw new AppError('wrong_state');
  }
  if (request.dueOn < ctx.businessDate) {
    throw fieldError('due_on', message('day_in_past'));
  }
  const id = newId();
  await insertRequest(ctx.tx, {
    id,
    application_id: application.id,
    what: request.text,
    due_on: request.dueOn,
    requested_by: request.operatorId,
  });
  await recordAudit(ctx, {
    action: 'financing.documents_requested',
    subjectKind: 'financing_application',
    subjectId: application.id,
    after: { due_on: request.dueOn },
    reason: request.text,
  });
  await notifyUsers(ctx, [
    {
      userId: application.issuerId,
      template: 'documents_requested',
      dedupeKey: `documents_requested:${id}`,
      params: { noteNumber: application.number, text: request.text, dueOn: request.dueOn },
    },
  ]);
  return readBack(ctx, application.id, id);
}

/**
 * Credit has what it needs, or does not need it any more.
 * @throws AppError `not_found`, `wrong_state` when it is closed already
 */
export async function closeRequest(ctx: Ctx, requestId: string): Promise<DocumentRequest> {
  const request = await lockRequest(ctx.tx, requestId);
  if (request === null) {
    throw new AppError('not_found');
  }
  if (request.state === 'closed') {
    throw new AppError('wrong_state');
  }
  await changeRequest(ctx.tx, request.id, { state: 'closed' });
  await recordAudit(ctx, {
    action: 'financing.request_closed',
    subjectKind: 'financing_application',
    subjectId: request.applicationId,
    reason: request.text,
  });
  return readBack(ctx, request.applicationId, request.id);
}

async function readBack(ctx: Ctx, applicationId: string, id: string): Promise<DocumentRequest> {
  const request = (await listRequests(ctx.tx, [applicationId])).find((one) => one.id === id);
  invariant(request, `request ${id} was just written`);
  return request;
}
