import { message } from '@titian/contracts/messages/message';
import { isFilePurpose } from '@titian/contracts/operator-access';
import type { Ctx } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import { AppError, FieldError, fieldError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { dropFiles, recordUploads, type StoredFields } from '../../files/public.ts';
import type { ApplicationForm } from '../domain/application.ts';
import {
  allFiles,
  emptyForm,
  type FormFiles,
  mergeFields,
  mergeFiles,
  type SentFields,
  tooManyFiles,
} from '../domain/form-data.ts';
import { isEditable, type SavedApplication } from '../domain/saved-application.ts';
import { insertApplication, lockRunning, updateApplication } from '../store/applications.ts';

/** A form as a call sends it, its uploads checked and stored. */
export interface FormInput {
  readonly userId: string;
  readonly form: ApplicationForm;
  /** The version that the sender saw last; 0 before the first save. */
  readonly version: number;
  readonly fields: SentFields;
  readonly uploads: StoredFields;
  /** Ids of saved files that stay. */
  readonly retainedFiles: readonly string[];
}

/**
 * Saves whatever is there, also where it is not valid yet.
 *
 * @throws AppError `stale_draft`, `application_under_review`, `application_final`; FieldError on file fields
 */
export async function saveDraft(ctx: Ctx, input: FormInput): Promise<SavedApplication> {
  const before = await lockForChange(ctx, input);
  const files = await receiveFiles(ctx, before, input);
  const fields = mergeFields(input.form, before.data.fields, input.fields, 'draft');
  return writeNext(ctx, { ...before, data: { ...before.data, fields, files } });
}

/** The application that a call changes, locked and still open to changes; a new one where there is none. */
export async function lockForChange(ctx: Ctx, input: FormInput): Promise<SavedApplication> {
  const application = (await lockRunning(ctx.tx, ctx.fieldEncryption, input.userId)) ?? blank(ctx, input);
  rejectClosed(application);
  if (application.version !== input.version) {
    throw new AppError('stale_draft', { version: application.version });
  }
  return application;
}

/** @throws AppError `application_under_review`, `application_final` */
export function rejectClosed({ status }: Pick<SavedApplication, 'status'>): void {
  if (!isEditable(status)) {
    throw new AppError(status === 'Submitted' ? 'application_under_review' : 'application_final');
  }
}

function blank(ctx: Ctx, input: FormInput): SavedApplication {
  return {
    ...{ id: newId(), userId: input.userId, form: input.form, data: emptyForm },
    ...{ version: 0, status: 'Incomplete', remarks: [], savedAt: ctx.now },
    ...{ submittedAt: null, decidedAt: null },
  };
}

/** Records the new files and answers what each field has now. */
export async function receiveFiles(ctx: Ctx, before: SavedApplication, input: FormInput): Promise<FormFiles> {
  const known = new Set(allFiles(before.data.files));
  if (input.retainedFiles.some((id) => !known.has(id))) {
    throw fieldError('keep_files', message('form_files_changed'));
  }
  const added: Record<string, string[]> = {};
  for (const [field, uploads] of Object.entries(input.uploads)) {
    invariant(isFilePurpose(field), `${field} is a field of files`);
    const stored = await recordUploads(ctx, uploads, { userId: input.userId, purpose: field });
    added[field] = stored.map((one) => one.id);
  }
  const files = mergeFiles(input.form, before.data.files, input.retainedFiles, added);
  const problems = tooManyFiles(files);
  if (Object.keys(problems).length > 0) {
    throw new FieldError(problems);
  }
  await dropUnused(ctx, before, files);
  return files;
}

/** Files of a draft are removed; files that operators have read are retained (ONB-4). */
async function dropUnused(ctx: Ctx, before: SavedApplication, files: FormFiles): Promise<void> {
  const stored = new Set(allFiles(files));
  const unused = allFiles(before.data.files).filter((id) => !stored.has(id));
  if (before.submittedAt === null) {
    await dropFiles(ctx, unused);
  }
}

/** Writes an application as its next version. */
export async function writeNext(ctx: Ctx, application: SavedApplication): Promise<SavedApplication> {
  const next = { ...application, version: application.version + 1, savedAt: ctx.now };
  if (application.version > 0) {
    await updateApplication(ctx.tx, ctx.fieldEncryption, next);
    return next;
  }
  try {
    await insertApplication(ctx.tx, ctx.fieldEncryption, next);
  } catch (error) {
    // Two tabs saved for the first time at once.
    throw isUniqueViolation(error, 'applications_one_running') ? new AppError('stale_draft') : error;
  }
  return next;
}
