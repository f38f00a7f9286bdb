import type { FilePurpose } from '@titian/contracts/operator-access';
import type { Ctx } from '../../../platform/context.ts';
import { recordUploads, type StoredUpload } from '../../files/public.ts';
import type { Case } from '../domain/case.ts';
import { insertAttachments } from '../store/case-files.ts';

type Attached = Pick<Case, 'id' | 'kind' | 'customerId'>;

/**
 * Attaches files to a message, in the transaction that writes it. They belong to the customer whoever sent them: what we
 * send is the customer's to open and to export (CAS-10).
 */
export async function attachToMessage(
  ctx: Ctx,
  { id: caseId, customerId }: Attached,
  messageId: string,
  uploads: readonly StoredUpload[],
): Promise<void> {
  const files = await recordUploads(ctx, uploads, { userId: customerId, purpose: 'message_attachment' });
  await insertAttachments(
    ctx.tx,
    { caseId, messageId },
    files.map(({ id }) => id),
  );
}

/** Attaches files to an internal note. They belong to no customer, so that neither a screen nor an export has them. */
export async function attachToNote(
  ctx: Ctx,
  { id: caseId, kind }: Attached,
  noteId: string,
  uploads: readonly StoredUpload[],
): Promise<void> {
  const purpose: FilePurpose = kind === 'alert' ? 'alert_attachment' : 'case_attachment';
  const files = await recordUploads(ctx, uploads, { userId: null, purpose });
  await insertAttachments(
    ctx.tx,
    { caseId, noteId },
    files.map(({ id }) => id),
  );
}
