import type { QueryCtx } from '../../../platform/context.ts';
import { readFiles, type StoredFile } from '../../files/public.ts';
import { type FinancingData, opened } from '../domain/financing-data.ts';
import { findDraft } from '../store/applications.ts';

/** An issuer's saved form with the files it names. */
export interface SavedForm {
  readonly data: FinancingData;
  readonly documents: readonly StoredFile[];
  readonly version: number;
  readonly savedAt: Date;
}

/** The issuer's draft as it was saved, or null. */
export async function readDraft(ctx: QueryCtx, issuerId: string): Promise<SavedForm | null> {
  const draft = await findDraft(ctx.reader, issuerId);
  if (draft === null) {
    return null;
  }
  return {
    data: opened(draft.data, ctx.fieldEncryption, draft.id),
    documents: await documentsOf(ctx, draft.data),
    version: draft.version,
    savedAt: draft.savedAt,
  };
}

/** The stored files of a form, in its order. */
export async function documentsOf(
  ctx: QueryCtx,
  data: Pick<FinancingData, 'documents'>,
): Promise<StoredFile[]> {
  const files = await readFiles(ctx, data.documents);
  return data.documents.flatMap((id) => files.get(id) ?? []);
}
