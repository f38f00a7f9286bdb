import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { opened, sealed } from '../domain/financing-data.ts';
import type { IssuerNotesReader } from '../domain/issuer-notes.ts';
import { rejectKnockOuts } from '../domain/knock-outs.ts';
import { repeatedData } from '../domain/repeated-data.ts';
import { applicantEligibility } from '../queries/applicant-eligibility.ts';
import { findApplication, insertApplication, lockDraft, updateApplication } from '../store/applications.ts';
import { insertFirst } from './save-draft.ts';

export interface Repeating {
  readonly issuerId: string;
  /** A note keeps the id of its application. */
  readonly noteId: string;
  readonly replacesDraft: boolean;
  readonly issuerNotes: IssuerNotesReader;
}

/**
 * Begins a draft with what an earlier application of the same issuer said (FIN-20).
 * @returns the version of the draft
 * @throws AppError `not_found`, `wrong_state` where no note came from it, `knocked_out` with its reasons, or
 * `draft_exists` where a draft is saved that may not be replaced
 */
export async function applyAgain(
  ctx: Ctx,
  { issuerId, noteId, replacesDraft, issuerNotes }: Repeating,
): Promise<{ readonly version: number }> {
  const earlier = await findApplication(ctx.tx, noteId);
  if (earlier === null || earlier.application.issuerId !== issuerId) {
    throw new AppError('not_found');
  }
  if (earlier.application.state !== 'accepted') {
    throw new AppError('wrong_state');
  }
  rejectKnockOuts((await applicantEligibility(ctx, issuerNotes, issuerId)).knockOuts);
  const draft = await lockDraft(ctx.tx, issuerId);
  if (draft !== null && !replacesDraft) {
    throw new AppError('draft_exists');
  }
  const id = draft?.id ?? newId();
  const data = repeatedData(opened(earlier.data, ctx.fieldEncryption, noteId), earlier.application.number);
  const row = { data: sealed(data, ctx.fieldEncryption, id), saved_at: ctx.now };
  await (draft === null
    ? insertFirst(() => insertApplication(ctx.tx, { id, issuer_id: issuerId, ...row }), 'draft_exists')
    : updateApplication(ctx.tx, id, row));
  return { version: (draft?.version ?? 0) + 1 };
}
