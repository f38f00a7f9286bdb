import type { OnProgress } from '../../lib/api/send-with-progress.ts';
import type { Row } from './use-draft-fields.ts';
import type { PerField, SavedFiles } from './use-draft-files.ts';

/** What a save or a submission sends. */
export interface SentDraft<T extends string, L extends string, F extends string> {
  readonly values: Readonly<Record<T, string>>;
  readonly rows: Readonly<Record<L, readonly Row[]>>;
  /** Chosen since the last save. */
  readonly files: PerField<F, File>;
  /** Ids of saved files that stay. */
  readonly retainedFiles: readonly string[];
  readonly version: number;
  /** Another number is another content. */
  readonly edit: number;
}

interface SavedAnswer {
  readonly version: number;
  readonly saved_at: string;
  /** Left out by a form whose answer does not name them, where no file was sent. */
  readonly files?: SavedFiles;
}

/** What a form has been given so far. */
interface FilledDraft<T extends string, L extends string> {
  readonly values: Readonly<Record<T, string>>;
  readonly rows: Readonly<Record<L, readonly Row[]>>;
  /** Files of a field, saved and chosen. */
  readonly files: Readonly<Partial<Record<string, readonly unknown[]>>>;
}

export interface Remark {
  readonly field: string;
  readonly text: string;
}

export interface DraftOptions<T extends string, L extends string, F extends string, S extends string> {
  /** Names the form among those of its account. */
  readonly form: string;
  readonly values: Readonly<Record<T, string>>;
  readonly rows: Readonly<Record<L, readonly Row[]>>;
  readonly fileFields: readonly F[];
  readonly files: SavedFiles;
  readonly version: number;
  readonly savedAt: string | null;
  /** Operators' remarks, at the fields. */
  readonly remarks?: readonly Remark[];
  readonly steps: readonly S[];
  readonly firstStep: S;
  /** The step that shows a field (the first part of `directors.0.name`); null for a field of no step. */
  readonly stepOf: (field: string) => S | null;
  /** Paths of required fields of a step that are empty, in the order of the screen; a form may leave it to the server. */
  readonly emptyFields?: (step: S, filled: FilledDraft<T, L>) => readonly string[];
  readonly save: (sent: SentDraft<T, L, F>, onProgress?: OnProgress) => Promise<SavedAnswer>;
  readonly submit: (sent: SentDraft<T, L, F>) => Promise<void>;
  readonly onSubmitted: () => void | Promise<void>;
  /** Reads the form again as it is saved now. */
  readonly onReload: () => void;
  /** Reports an unexpected failure to the server (`log/…`, ONB-36), where the form has such a call. */
  readonly report?: (problem: string) => Promise<unknown>;
}
