import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { lockApplication, updateApplication } from '../store/applications.ts';
import { listRequests } from '../store/document-requests.ts';
import {
  type FactSheetDraft,
  type FactSheetWords,
  findFactSheetDraft,
  insertFactSheetDraft,
} from '../store/fact-sheet-drafts.ts';

/**
 * Keeps what credit writes for investors as a further version; the note is listed with the newest (rules §4, "Fact sheet").
 * An offer that was proposed on an earlier version becomes stale.
 * @throws AppError `not_found`, `wrong_state` once the issuer has confirmed; FieldError on `documents`
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
  if (application.state !== 'under_review' && application.state !== 'offered') {
    throw new AppError('wrong_state');
  }
  const answers = await listRequests(ctx.reader, [applicationId]);
  const known = new Set([...application.documents, ...answers.flatMap((one) => one.fileIds)]);
  if (words.documents.some((id) => !known.has(id))) {
    throw fieldError('documents', 'Please choose documents of this application');
  }
  const before = await findFactSheetDraft(ctx.reader, applicationId);
  const draft = { ...words, version: (before?.version ?? 0) + 1 };
  await insertFactSheetDraft(ctx.tx, applicationId, draft, operatorId);
  await updateApplication(ctx.tx, applicationId, {});
  await recordAudit(ctx, {
    action: 'financing.fact_sheet_written',
    subjectKind: 'financing_application',
    subjectId: applicationId,
    after: { version: draft.version },
  });
  return draft;
}
