import { useState } from 'react';

/** One row of a list in a form, such as a director. */
export type Row = Readonly<Record<string, string>>;

interface DraftFieldsOptions<T extends string, L extends string> {
  readonly values: Readonly<Record<T, string>>;
  readonly rows: Readonly<Record<L, readonly Row[]>>;
  readonly onEdit: () => void;
}

type Errors = Readonly<Record<string, string>>;

/** What is typed into a form: texts by field, lists of rows, and what the server said about either. */
export function useDraftFields<T extends string, L extends string>(options: DraftFieldsOptions<T, L>) {
  const { onEdit } = options;
  const [values, setValues] = useState(options.values);
  const [rows, setRows] = useState(options.rows);
  const [errors, setErrors] = useState<Errors>({});

  function set(changes: Partial<Record<T, string>>): void {
    setValues((before) => ({ ...before, ...changes }));
    setErrors((before) => without(before, (field) => Object.hasOwn(changes, field)));
    onEdit();
  }

  /** A changed list forgets what was said about any of its rows: their numbers may have moved. */
  function setList(field: L, next: readonly Row[]): void {
    setRows((before) => ({ ...before, [field]: next }));
    setErrors((before) => without(before, (name) => name === field || name.startsWith(`${field}.`)));
    onEdit();
  }

  /** Other content in the place of all; what was said about the old is forgotten. */
  function replace(next: Pick<DraftFieldsOptions<T, L>, 'values' | 'rows'>): void {
    setValues(next.values);
    setRows(next.rows);
    setErrors({});
    onEdit();
  }

  return {
    values,
    rows,
    errors,
    set,
    setList,
    replace,
    setErrors,
    clearError: (field: string) => setErrors((before) => without(before, (name) => name === field)),
  };
}

function without(errors: Errors, isGone: (field: string) => boolean): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isGone(field)));
}
