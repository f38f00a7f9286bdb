import { useState } from 'react';
import type { SavedFile } from '../../components/saved-file.ts';

export type PerField<F extends string, T> = Readonly<Record<F, readonly T[]>>;

/** The server's files by field; a field without files may be missing. */
export type SavedFiles = Readonly<Partial<Record<string, readonly SavedFile[]>>>;

interface DraftFilesOptions<F extends string> {
  readonly fields: readonly F[];
  readonly saved: SavedFiles;
  readonly onEdit: () => void;
}

/** The documents of a form: those that the server has, and those that go with the next save. */
export function useDraftFiles<F extends string>({ fields, saved: first, onEdit }: DraftFilesOptions<F>) {
  const perField = <T>(make: (field: F) => readonly T[]) =>
    Object.fromEntries(fields.map((field) => [field, make(field)])) as PerField<F, T>;
  const [known, setKnown] = useState(() => perField((field) => first[field] ?? []));
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState(() => perField<File>(() => []));
  const [shown, setShown] = useState<readonly File[]>([]);
  const saved = perField((field) => known[field].filter(({ id }) => !removed.includes(id)));

  function choose(field: F, files: readonly File[]): void {
    setChosen((before) => ({ ...before, [field]: files }));
    onEdit();
  }

  /** Clears the choice of fields whose files were rejected. */
  function clear(rejectedFields: readonly string[]): void {
    const emptied = fields.filter((field) => rejectedFields.includes(field) && chosen[field].length > 0);
    if (emptied.length > 0) {
      setChosen((before) => perField((field) => (emptied.includes(field) ? [] : before[field])));
      onEdit();
    }
  }

  function remove(id: string): void {
    setRemoved((before) => [...before, id]);
    onEdit();
  }

  /** What was sent is on the server now; what was chosen meanwhile goes with the next save. */
  function onSaved(sent: PerField<F, File>, answer: SavedFiles | undefined): void {
    const gone = fields.flatMap((field) => sent[field]);
    if (answer !== undefined) {
      setKnown(perField((field) => answer[field] ?? []));
    }
    setShown((before) => [...before, ...gone]);
    setChosen((before) => perField((field) => before[field].filter((file) => !gone.includes(file))));
  }

  return {
    none: perField<File>(() => []),
    saved,
    chosen,
    /** Pictures of this visit, also of files that are saved meanwhile. */
    shown,
    retainedIds: fields.flatMap((field) => saved[field].map(({ id }) => id)),
    choose,
    clear,
    remove,
    onSaved,
    /** File names in the other inputs: a repeated one needs a confirmation (FIL-6). */
    namesBeside: (field: F) =>
      fields
        .filter((other) => other !== field)
        .flatMap((other) => [...saved[other], ...chosen[other]].map(({ name }) => name)),
  };
}

export type DraftFiles<F extends string> = ReturnType<typeof useDraftFiles<F>>;
