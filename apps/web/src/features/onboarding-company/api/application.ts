import type { CallBody } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';
import type { OnProgress } from '../../../lib/api/send-with-progress.ts';
import type { SentDraft } from '../../../shared/draft/draft-options.ts';
import { type FileField, type ListField, type TextField, withoutDashes } from '../lib/values.ts';

type Sent = SentDraft<TextField, ListField, FileField>;

/** Saves the form in whatever state. */
export function saveCompanyDraft(sent: Sent, onProgress?: OnProgress) {
  return call('companySaveDraft', { body: bodyOf(sent), onProgress, outlivesPage: true });
}

/** Submits the form; it is validated as a whole. */
export async function applyCompany(sent: Sent): Promise<void> {
  // What a person has typed may be anything; the server validates it and answers field by field.
  await call('companyApply', { body: bodyOf(sent) as CallBody<'companyApply'> });
}

function bodyOf({ values, rows, files, retainedFiles, version }: Sent) {
  return {
    ...values,
    bo_registration_number: withoutDashes(values.bo_registration_number),
    directors: JSON.stringify(rows.directors),
    ...filesOf(files),
    keep_files: [...retainedFiles],
    version: String(version),
  } as CallBody<'companySaveDraft'>;
}

function filesOf(files: Sent['files']): Record<FileField, File[]> {
  return {
    bo_all_directors_ic: [...files.bo_all_directors_ic],
    bo_other_docs_file: [...files.bo_other_docs_file],
    bo_six_months_bank_statement: [...files.bo_six_months_bank_statement],
    board_resolution: [...files.board_resolution],
  };
}
