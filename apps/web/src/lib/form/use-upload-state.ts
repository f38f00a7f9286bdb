import { useState } from 'react';
import type { UploadState } from '../../components/upload-state.ts';
import type { OnProgress } from '../api/send-with-progress.ts';
import type { Autosave } from './use-autosave.ts';

/** How far the files of a form that saves itself are, from what its saves say. */
export function useUploadProgress() {
  const [percent, setPercent] = useState(0);
  return {
    percent,
    /** For a save: only one with files is followed, because others are over at once. */
    follow: (files: readonly (readonly File[])[]): OnProgress | undefined => {
      setPercent(0);
      return files.some((list) => list.length > 0) ? setPercent : undefined;
    },
  };
}

/** The same as the file inputs show it. */
export function uploadState({ state, flush }: Autosave, percent: number): UploadState {
  const now = state === 'saving' ? 'sending' : state === 'failed' ? 'failed' : 'waiting';
  return { state: now, percent, onRetry: () => void flush() };
}
