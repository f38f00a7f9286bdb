import type { CallBody } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';
import type { OnProgress } from '../../../lib/api/send-with-progress.ts';
import type { SentDraft } from '../../../shared/draft/draft-options.ts';
import {
  type FileField,
  type FinancingValues,
  type ListField,
  relevantValues,
  type TextField,
} from '../lib/values.ts';

type Sent = SentDraft<TextField, ListField, FileField>;

/** Saves the form in whatever state. */
export function saveFinancingDraft(sent: Sent, onProgress?: OnProgress) {
  return call('financingSaveDraft', { body: bodyOf(sent, sent.values), onProgress, outlivesPage: true });
}

/** Applies for financing; the form is validated as a whole. */
export async function applyForFinancing(sent: Sent, idempotencyKey: string): Promise<void> {
  const body = bodyOf(sent, relevantValues(sent.values));
  // What a person has typed may be anything; the server validates it and answers field by field.
  await call('financingApply', { body: body as CallBody<'financingApply'>, idempotencyKey });
}

function bodyOf({ rows, files, retainedFiles, version }: Sent, values: FinancingValues) {
  return {
    ...values,
    guarantors: JSON.stringify(rows.guarantors),
    related_companies: JSON.stringify(rows.related_companies),
    documents: [...files.documents],
    keep_files: [...retainedFiles],
    version: String(version),
  } as CallBody<'financingSaveDraft'>;
}
