import type { Ctx } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { recordUploads, type StoredUpload } from '../../files/public.ts';
import { type DraftForm, emptyFinancing, mergeDraft, opened, sealed } from '../domain/financing-data.ts';
import { storedDocuments } from '../domain/stored-documents.ts';
import { readDraft, type SavedForm } from '../queries/read-draft.ts';
import { type Draft, insertApplication, lockDraft, updateApplication } from '../store/applications.ts';

/** What files of a financing application are stored as. */
export const FINANCING_DOCUMENTS = 'financing_document';

/**
 * Saves an issuer's form as it is; there is one draft per issuer.
 * @throws AppError `stale_draft` when another tab saved or submitted first
 */
export async function saveDraft(
  ctx: Ctx,
  issuerId: string,
  form: DraftForm,
  uploads: readonly StoredUpload[],
): Promise<SavedForm> {
  const draft = await lockDraft(ctx.tx, issuerId);
  rejectStale(draft, form.version);
  const added = await recordUploads(ctx, uploads, { userId: issuerId, purpose: FINANCING_DOCUMENTS });
  const before = draft === null ? emptyFinancing : opened(draft.data, ctx.fieldEncryption, draft.id);
  const documents = storedDocuments(
    before.documents,
    form.keep_files,
    added.map((file) => file.id),
  );
  const id = draft?.id ?? newId();
  const data = sealed(mergeDraft(before, form, documents), ctx.fieldEncryption, id);
  await (draft === null
    ? insertFirst(
        () => insertApplication(ctx.tx, { id, issuer_id: issuerId, data, saved_at: ctx.now }),
        'stale_draft',
      )
    : updateApplication(ctx.tx, id, { data, saved_at: ctx.now }));
  const saved = await readDraft(ctx, issuerId);
  invariant(saved, 'a draft that was just saved is there');
  return saved;
}

/** A form is saved over the version it was opened with; without a draft that is version 0. */
export function rejectStale(draft: Draft | null, version: number): void {
  if ((draft?.version ?? 0) !== version) {
    throw new AppError('stale_draft');
  }
}

/**
 * Writes the first version of a draft; another tab may be faster.
 * @throws AppError with the code of the caller
 */
export async function insertFirst(
  insert: () => Promise<void>,
  code: 'stale_draft' | 'draft_exists',
): Promise<void> {
  try {
    await insert();
  } catch (error) {
    throw isUniqueViolation(error, 'financing_one_draft') ? new AppError(code) : error;
  }
}
