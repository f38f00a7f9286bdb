import type { DraftOptions } from './draft-options.ts';
import { useText } from './text.ts';
import type { DraftContent } from './use-draft-content.ts';

/** Validates one step of a form before the next is shown (ONB-38). */
export function useStepCheck<T extends string, L extends string, F extends string, S extends string>(
  { emptyFields, fileFields, stepOf }: DraftOptions<T, L, F, S>,
  { fields, files }: DraftContent<T, L, F>,
) {
  const t = useText();
  /** Marks the empty fields of a step; answers the first marked one, or null where the step is complete. */
  return (step: S): string | null => {
    const { values, rows } = fields;
    const given = Object.fromEntries(
      fileFields.map((field) => [field, [...files.saved[field], ...files.chosen[field]]]),
    );
    const empty = emptyFields?.(step, { values, rows, files: given }) ?? [];
    const isFile = (field: string) => fileFields.some((one) => one === field);
    const texts = empty.map((field) => [field, t(isFile(field) ? 'fileRequired' : 'fieldRequired')] as const);
    const errors = { ...fields.errors, ...Object.fromEntries(texts) };
    fields.setErrors(errors);
    const marked = Object.keys(errors).filter((path) => stepOf(path.split('.')[0] ?? '') === step);
    return empty[0] ?? marked[0] ?? null;
  };
}
