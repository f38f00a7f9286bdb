import { queryOptions } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';
import type { OnProgress } from '../../../lib/api/send-with-progress.ts';
import type { ApplicationValues, FileField } from '../lib/values.ts';

export type CheckAnswer = CallResponse<'investorCheckApplications'>;
export type Constants = CallResponse<'investorRegistrationConstants'>;
type ApplyBody = CallBody<'investorApply'>;

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

/** What the person gave at registration, so that it is not asked for twice. */
export const contactQuery = queryOptions({
  queryKey: ['user', 'info'],
  queryFn: ({ signal }) => call('userInfo', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export interface ApplicationForm {
  readonly values: ApplicationValues;
  /** Chosen since the last save. */
  readonly files: Readonly<Record<FileField, readonly File[]>>;
  /** Ids of saved files that stay. */
  readonly retainedFiles: readonly string[];
  readonly version: number;
}

/** `'0'` saves a draft in whatever state, `'1'` submits and is judged as a whole. */
export function apply(submit: '0' | '1', form: ApplicationForm, onProgress?: OnProgress) {
  const body = {
    submit,
    ...form.values,
    version: String(form.version),
    identity_front: [...form.files.identity_front],
    identity_back: [...form.files.identity_back],
    keep_files: [...form.retainedFiles],
  };
  // What a person has typed may be anything; the server judges it and answers field by field.
  return call('investorApply', { body: body as ApplyBody, onProgress });
}

/** The form's files as they are saved now. */
export async function readSavedFiles(): Promise<CheckAnswer['application']> {
  const { application } = await call('investorCheckApplications');
  return application;
}
