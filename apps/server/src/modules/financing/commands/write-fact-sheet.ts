import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { FinancingApplication } from '../domain/financing-application.ts';
import { rejectConventionalWords, textsOfSheet } from '../domain/shariah-words.ts';
import { findApplication, lockApplication, updateApplication } from '../store/applications.ts';
import { listRequests } from '../store/document-requests.ts';
import {
  type FactSheetDraft,
  type FactSheetWords,
  findFactSheetDraft,
  insertFactSheetDraft,
} from '../store/fact-sheet-drafts.ts';

const PINNED = message('fact_sheet_approved');
const NOT_ITS_DOCUMENTS = message('documents_not_of_application');

/**
 * Stores what credit writes for investors as a further version; the note is listed with the newest (FIN-8).
 * An offer that was proposed on an earlier version becomes stale; an approved one pins the version that it binds.
 * @throws AppError `not_found`, `wrong_state` once an offer is approved; FieldError on `documents`, or on words that
 * a Shariah note may not use
 */
export async function writeFactSheet(
  ctx: Ctx,
  applicationId: string,
  operatorId: string,
  words: FactSheetWords,
): Promise<FactSheetDraft> {
  const stored = await lockApplication(ctx.tx, applicationId);
  if (stored === null) {
    throw new AppError('not_found');
  }
  const { application } = stored;
  if (application.state !== 'under_review') {
    // Two operators have approved the offer on the fact sheet as it is (decision 029).
    throw application.state === 'offered'
      ? new AppError('wrong_state', {}, PINNED)
      : new AppError('wrong_state');
  }
  rejectConventionalWords(application.contract, textsOfSheet(words));
  if (!(await areItsDocuments(ctx, application, words.documents))) {
    throw fieldError('documents', NOT_ITS_DOCUMENTS);
  }
  const draft = await storeTexts(ctx, applicationId, operatorId, words);
  await updateApplication(ctx.tx, applicationId, {});
  await recordAudit(ctx, {
    action: 'financing.fact_sheet_written',
    subjectKind: 'financing_application',
    subjectId: applicationId,
    after: { version: draft.version },
  });
  return draft;
}

/**
 * Whether a revision of a listed note's fact sheet may show these documents.
 * @throws AppError `not_found`; FieldError on `after.documents`
 */
export async function rejectOtherDocuments(
  ctx: QueryCtx,
  applicationId: string,
  documents: readonly string[],
): Promise<void> {
  const stored = await findApplication(ctx.reader, applicationId);
  if (stored === null) {
    throw new AppError('not_found');
  }
  if (!(await areItsDocuments(ctx, stored.application, documents))) {
    throw fieldError('after.documents', NOT_ITS_DOCUMENTS);
  }
}

/** Stores texts as the newest version; the caller has the application or its note locked. */
export async function storeTexts(
  ctx: Ctx,
  applicationId: string,
  operatorId: string,
  words: FactSheetWords,
): Promise<FactSheetDraft> {
  const before = await findFactSheetDraft(ctx.reader, applicationId);
  const draft = { ...words, version: (before?.version ?? 0) + 1 };
  await insertFactSheetDraft(ctx.tx, applicationId, draft, operatorId);
  return draft;
}

async function areItsDocuments(
  ctx: QueryCtx,
  application: FinancingApplication,
  documents: readonly string[],
): Promise<boolean> {
  const answers = await listRequests(ctx.reader, [application.id]);
  const known = new Set([...application.documents, ...answers.flatMap((one) => one.fileIds)]);
  return documents.every((id) => known.has(id));
}
