import { queryOptions } from '@tanstack/react-query';
import type { SavedFile } from '../../../components/saved-file.ts';
import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';
import type { OnProgress } from '../../../lib/api/send-with-progress.ts';
import type { SentDraft } from '../../../shared/draft/draft-options.ts';
import { type FileField, fileFields, type TextField } from '../lib/values.ts';

export type CheckAnswer = CallResponse<'investorCheckApplications'>;
export type Constants = CallResponse<'investorRegistrationConstants'>;
type ApplyBody = CallBody<'investorApply'>;
type Sent = SentDraft<TextField, never, FileField>;

/**
 * The application as it was saved, with the operator's remarks. Never from the cache: a form that begins with an
 * old version could not be saved.
 */
export const applicationQuery = queryOptions({
  queryKey: ['investor-application'],
  queryFn: ({ signal }) => call('investorCheckApplications', { signal }),
  gcTime: 0,
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** The choices of the form; they do not change while it is open. */
export const constantsQuery = queryOptions({
  queryKey: ['investor-registration-constants'],
  queryFn: ({ signal }) => call('investorRegistrationConstants', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The data given at registration, to prefill the form. */
export const contactQuery = queryOptions({
  queryKey: ['user', 'info'],
  queryFn: ({ signal }) => call('userInfo', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Saves the form in any state. Its files are refetched where some were sent: the answer does not name them. */
export async function saveApplication(sent: Sent, onProgress?: OnProgress) {
  const answer = await apply('0', sent, onProgress);
  const hasFiles = fileFields.some((field) => sent.files[field].length > 0);
  return hasFiles ? { ...answer, files: await readSavedFiles() } : answer;
}

/** Submits the form; it is validated as a whole. */
export async function submitApplication(sent: Sent): Promise<void> {
  await apply('1', sent);
}

function apply(submit: '0' | '1', { values, files, retainedFiles, version }: Sent, onProgress?: OnProgress) {
  const body = {
    submit,
    ...values,
    version: String(version),
    identity_front: [...files.identity_front],
    identity_back: [...files.identity_back],
    keep_files: [...retainedFiles],
  };
  // What a person has typed may be anything; the server validates it and answers field by field.
  return call('investorApply', {
    body: body as ApplyBody,
    onProgress,
    ...(submit === '0' && { outlivesPage: true }),
  });
}

/** The form's files as they are saved now. */
async function readSavedFiles(): Promise<Readonly<Partial<Record<FileField, readonly SavedFile[]>>>> {
  const { application } = await call('investorCheckApplications');
  return application ?? {};
}
