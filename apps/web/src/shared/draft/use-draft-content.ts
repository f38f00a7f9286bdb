import { useRef, useState } from 'react';
import { useCurrentUser } from '../session/current-user.ts';
import { copyable, withCopy } from './draft-copy.ts';
import type { DraftOptions, SentDraft } from './draft-options.ts';
import { useDraftFields } from './use-draft-fields.ts';
import { useDraftFiles } from './use-draft-files.ts';
import { useLocalCopy, useOpening } from './use-local-copy.ts';

/** What the form says of text that only this browser had. */
export interface CopyNotice {
  /** The text stands in the form already; otherwise it waits for an answer. */
  readonly isRestored: boolean;
  /** When it was typed. */
  readonly at: string;
  readonly onAccept: () => void;
  readonly onDiscard: () => void;
}

/** What is typed and chosen, counted edit by edit, with the browser's own copy of it. */
export function useDraftContent<T extends string, L extends string, F extends string, S extends string>(
  options: DraftOptions<T, L, F, S>,
) {
  const account = useCurrentUser().email;
  const copyOf = { account, form: options.form };
  const opening = useOpening(copyOf, options);
  const [edit, setEdit] = useState(opening.isRestored ? 1 : 0);
  const onEdit = () => setEdit((before) => before + 1);
  // A copy has the fields of this form and no others.
  const { values, rows } = opening.typed as Pick<typeof options, 'values' | 'rows'>;
  const fields = useDraftFields<T, L>({ values, rows, onEdit });
  const files = useDraftFiles({ fields: options.fileFields, saved: options.files, onEdit });
  const version = useRef(options.version);
  const isSubmitted = useRef(false);
  const copy = useLocalCopy({ ...copyOf, typed: fields, edit, version });

  const [waiting, setWaiting] = useState(opening.copy);
  function answer(text: typeof waiting | typeof options): void {
    if (text !== null) {
      fields.replace(withCopy(fields, copyable(text)) as typeof opening.typed & typeof options);
    }
    setWaiting(null);
  }
  const { isRestored } = opening;
  const copyNotice: CopyNotice | null = waiting && {
    isRestored,
    at: waiting.at,
    onAccept: () => answer(isRestored ? null : waiting),
    onDiscard: () => answer(isRestored ? options : null),
  };
  const contentNow = (): SentDraft<T, L, F> => ({
    values: fields.values,
    rows: fields.rows,
    files: files.chosen,
    retainedFiles: files.retainedIds,
    version: version.current,
    edit,
  });
  return {
    name: `${account}.${options.form}`,
    fields,
    files,
    edit,
    onEdit,
    version,
    isSubmitted,
    copy,
    copyNotice,
    contentNow,
  };
}

export type DraftContent<T extends string, L extends string, F extends string> = ReturnType<
  typeof useDraftContent<T, L, F, string>
>;
