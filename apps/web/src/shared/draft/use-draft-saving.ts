import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@titian/contracts/http/api-error';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../lib/browser/use-latest.ts';
import { firstTexts } from '../../lib/form/map-server-errors.ts';
import { type Autosave, useAutosave } from '../../lib/form/use-autosave.ts';
import { useUploadProgress } from '../../lib/form/use-upload-state.ts';
import type { DraftOptions } from './draft-options.ts';
import type { DraftContent } from './use-draft-content.ts';
import type { PerField } from './use-draft-files.ts';
import { useOtherTabs } from './use-other-tabs.ts';

/** Saves the form by itself, and follows what other tabs save of it. */
export function useDraftSaving<T extends string, L extends string, F extends string, S extends string>(
  options: DraftOptions<T, L, F, S>,
  content: DraftContent<T, L, F>,
) {
  const { fields, files, copy, version } = content;
  const [savedAt, setSavedAt] = useState(options.savedAt);
  const progress = useUploadProgress();

  async function save(isLeaving: boolean): Promise<void> {
    const now = content.contentNow();
    // Files take longer than a page that goes away has.
    const isTextOnly = isLeaving && hasFiles(now.files);
    const sent = isTextOnly ? { ...now, files: files.none } : now;
    copy.onSending(sent);
    const onProgress = progress.follow(Object.values<readonly File[]>(sent.files));
    const answer = await options.save(sent, onProgress).catch((error: unknown) => {
      const errors = firstTexts(error);
      fields.setErrors({ ...fields.errors, ...errors });
      // A failing file clears its input (FIL-6); what it said stays at the field.
      files.clear(Object.keys(errors));
      reportUnexpected(error, options.report);
      throw error;
    });
    version.current = answer.version;
    setSavedAt(answer.saved_at);
    files.onSaved(sent.files, answer.files);
    copy.onAnswered(sent.edit);
    tabs.notifySaved(answer.version);
    if (isTextOnly) {
      content.onEdit();
    }
  }

  const autosave = useAutosave({ content: String(content.edit), savedContent: '0', save });
  const reload = useReloadWhenSeen(options.onReload);
  const tabs = useOtherTabs({
    name: content.name,
    onSaved: (saved) => {
      if (saved > version.current) {
        // The server rejects a stale unsent draft, which is then shown.
        autosave.isUnsent() ? void autosave.flush() : reload();
      }
    },
  });
  return { autosave, savedAt, percent: progress.percent, isElsewhere: tabs.isElsewhere };
}

/** Refetches the form once the page is visible. */
function useReloadWhenSeen(onReload: () => void): () => void {
  const latest = useLatest(onReload);
  const isOutdated = useRef(false);
  const reload = () => {
    isOutdated.current = document.visibilityState === 'hidden';
    if (!isOutdated.current) {
      latest.current();
    }
  };
  useEffect(() => {
    function onVisibility(): void {
      if (isOutdated.current && document.visibilityState !== 'hidden') {
        isOutdated.current = false;
        latest.current();
      }
    }
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [latest]);
  return reload;
}

interface SubmissionParts<T extends string, L extends string, F extends string, S extends string> {
  readonly options: DraftOptions<T, L, F, S>;
  readonly content: DraftContent<T, L, F>;
  readonly autosave: Autosave;
  readonly reveal: (field: string) => void;
}

/** Submits the form as a whole; an error leads to its first field. */
export function useSubmission<T extends string, L extends string, F extends string, S extends string>({
  options,
  content,
  autosave,
  reveal,
}: SubmissionParts<T, L, F, S>) {
  const { fields, files } = content;
  return useMutation({
    mutationFn: () => withoutSaving(autosave, () => options.submit(content.contentNow())),
    onMutate: () => fields.setErrors({}),
    onSuccess: () => {
      content.isSubmitted.current = true;
      content.copy.forget();
      return options.onSubmitted();
    },
    onError: (error) => {
      const errors = firstTexts(error);
      fields.setErrors(errors);
      files.clear(Object.keys(errors));
      reveal(Object.keys(errors)[0] ?? '');
      reportUnexpected(error, options.report);
    },
  });
}

export function hasFiles(files: PerField<string, File>): boolean {
  return Object.values(files).some((list) => list.length > 0);
}

/** A rejected submission stays a draft; an accepted one must not be overwritten. */
async function withoutSaving(autosave: Autosave, submit: () => Promise<void>): Promise<void> {
  const resume = await autosave.pause();
  try {
    await submit();
  } catch (error) {
    resume();
    throw error;
  }
}

/** Rejections are expected, and a lost connection cannot be reported over itself; everything else is a defect. */
function reportUnexpected(error: unknown, report: DraftOptions<never, never, never, never>['report']): void {
  if (error instanceof ApiError && error.status < 500 && error.code !== 'unreadable') {
    return;
  }
  const problem =
    error instanceof ApiError ? `${error.status} ${error.code}: ${error.message}` : String(error);
  // The user has seen the error already; a failed report is ignored.
  report?.(problem.slice(0, 4_000)).catch(() => undefined);
}
