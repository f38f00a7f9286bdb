import { useState } from 'react';
import type { SavedFile } from '../../../components/saved-file.ts';
import { type CheckAnswer, readSavedFiles } from '../api/application.ts';
import { type FileField, fileFields } from './values.ts';

type PerField<T> = Readonly<Record<FileField, readonly T[]>>;

const none: PerField<never> = { identity_front: [], identity_back: [] };

/** The documents of the application: those that the server has, and those that go with the next save. */
export function useDocuments(application: CheckAnswer['application'], onEdit: () => void) {
  const [saved, setSaved] = useState<PerField<SavedFile>>(() => filesOf(application));
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<PerField<File>>(none);
  const [shown, setShown] = useState<readonly File[]>([]);

  function choose(field: FileField, files: readonly File[]): void {
    setChosen((before) => ({ ...before, [field]: files }));
    onEdit();
  }

  /** Takes back what was chosen for fields whose files were refused (FIL-6). */
  function clear(rejectedFields: readonly string[]): void {
    if (fileFields.some((field) => rejectedFields.includes(field) && chosen[field].length > 0)) {
      setChosen((before) => mapFields((field) => (rejectedFields.includes(field) ? [] : before[field])));
      onEdit();
    }
  }

  function remove(id: string): void {
    setRemoved((before) => [...before, id]);
    onEdit();
  }

  /** What was sent is on the server now; what was chosen meanwhile goes with the next save. */
  async function onSaved(sent: PerField<File>): Promise<void> {
    const files = fileFields.flatMap((field) => sent[field]);
    if (files.length === 0) {
      return;
    }
    const fresh = filesOf(await readSavedFiles());
    setSaved(fresh);
    setShown((before) => [...before, ...files]);
    setChosen((before) => mapFields((field) => before[field].filter((file) => !files.includes(file))));
  }

  const stays = ({ id }: SavedFile) => !removed.includes(id);
  const present = mapFields((field) => saved[field].filter(stays));
  return {
    saved: present,
    chosen,
    /** Pictures of this visit, also of files that are saved meanwhile. */
    shown,
    retainedIds: fileFields.flatMap((field) => present[field].map(({ id }) => id)),
    choose,
    clear,
    remove,
    onSaved,
    /** File names in the other inputs: a repeated one needs a confirmation (FIL-6). */
    namesBeside: (field: FileField) =>
      fileFields
        .filter((other) => other !== field)
        .flatMap((other) => [...present[other], ...chosen[other]].map(({ name }) => name)),
  };
}

function filesOf(application: CheckAnswer['application']): PerField<SavedFile> {
  return application === null ? none : mapFields((field) => application[field]);
}

function mapFields<T>(make: (field: FileField) => readonly T[]): PerField<T> {
  return { identity_front: make('identity_front'), identity_back: make('identity_back') };
}
