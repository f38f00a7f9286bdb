import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import { AppError, FieldError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { recordUploads, type StoredUpload } from '../../files/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { readSettings } from '../../settings/public.ts';
import { keysOf } from '../domain/application-keys.ts';
import type { FinancingApplication } from '../domain/financing-application.ts';
import { type SubmittedForm, sealed, submittedData } from '../domain/financing-data.ts';
import type { NoteKnowledge } from '../domain/issuer-notes.ts';
import { storedDocuments } from '../domain/stored-documents.ts';
import { validateApplication } from '../domain/validate-application.ts';
import {
  findApplication,
  insertApplication,
  lockDraft,
  nextNumber,
  updateApplication,
} from '../store/applications.ts';
import { indexGuarantors } from './index-guarantors.ts';
import { rejectKnockedOut } from './reject-knocked-out.ts';
import { FINANCING_DOCUMENTS, rejectStale } from './save-draft.ts';

export interface Submission {
  readonly issuerId: string;
  readonly form: SubmittedForm;
  readonly uploads: readonly StoredUpload[];
  readonly idempotencyKey: string;
  readonly notes: NoteKnowledge;
}

/**
 * Submits an issuer's application: it gets the number that its note will have and credit looks at it. A draft is
 * used up by it.
 * @throws FieldError for an amount outside the limits or without documents; AppError `stale_draft`, `knocked_out` with its
 * reasons, `exposure_limit`, `application_running` for a second one with the same purpose or invoice
 */
export async function submitApplication(ctx: Ctx, input: Submission): Promise<FinancingApplication> {
  const { issuerId, form } = input;
  const draft = await lockDraft(ctx.tx, issuerId);
  rejectStale(draft, form.version);
  const added = await recordUploads(ctx, input.uploads, { userId: issuerId, purpose: FINANCING_DOCUMENTS });
  const documents = storedDocuments(
    draft?.data.documents ?? [],
    form.keep_files,
    added.map((file) => file.id),
  );
  const data = submittedData(form, documents);
  const errors = validateApplication(data, await readSettings(ctx), ctx.businessDate);
  if (Object.keys(errors).length > 0) {
    throw new FieldError(errors);
  }
  const id = draft?.id ?? newId();
  await rejectKnockedOut(ctx, input.notes, { issuerId, applicationId: id, data });
  const row = {
    data: sealed(data, ctx.fieldEncryption, id),
    ...keysOf(data),
    number: await nextNumber(ctx.tx),
    state: 'under_review',
    saved_at: ctx.now,
    submitted_at: ctx.now,
    submitted_on: ctx.businessDate,
    idempotency_key: input.idempotencyKey,
  };
  await rejectSecond(() =>
    draft === null
      ? insertApplication(ctx.tx, { id, issuer_id: issuerId, ...row })
      : updateApplication(ctx.tx, id, row),
  );
  await indexGuarantors(ctx, { id, issuerId }, data);
  return publishEvent(ctx, id);
}

/** Two of the same at once: the index lets one pass. */
async function rejectSecond(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw isUniqueViolation(error, 'financing_one_per_purpose') ||
      isUniqueViolation(error, 'financing_one_per_invoice')
      ? new AppError('application_running')
      : error;
  }
}

async function publishEvent(ctx: Ctx, id: string): Promise<FinancingApplication> {
  const application = (await findApplication(ctx.tx, id))?.application;
  invariant(application, `application ${id} was just written`);
  await recordAudit(ctx, {
    action: 'financing.submitted',
    subjectKind: 'financing_application',
    subjectId: id,
    after: { number: application.number, type: application.type },
  });
  await notifyUsers(ctx, [
    {
      userId: application.issuerId,
      template: 'financing_received',
      dedupeKey: `financing_received:${id}`,
      params: { noteNumber: application.number, amount: senToText(application.amountSen) },
    },
  ]);
  return application;
}
