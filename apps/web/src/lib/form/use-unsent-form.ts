import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { followForm, takeUnsentForm } from './unsent-forms.ts';

/** How a form is stored when the session ends under it. */
export interface UnsentOptions {
  /** Names the form among all of the product. */
  readonly name: string;
  /** Fields that are never stored: passwords and codes. */
  readonly omit?: readonly string[];
  /** Fields that stay in the memory of the page and reach no storage. */
  readonly memoryOnly?: readonly string[];
}

/** Stores a changed form when the session ends under it, and fills it in again after signing in (decision 108). */
export function useUnsentForm<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  { name, omit = [], memoryOnly = [] }: Partial<UnsentOptions> = {},
): void {
  const latest = useRef({ form, omit, memoryOnly });
  latest.current = { form, omit, memoryOnly };
  useEffect(() => {
    if (name === undefined) {
      return;
    }
    const { form: shown } = latest.current;
    const stored = takeUnsentForm(name);
    if (stored !== null) {
      shown.setValues(fitting(shown.getValues(), stored));
    }
    return followForm(name, {
      read: () => {
        const { form: current, omit: left } = latest.current;
        const values = Object.entries(current.getValues()).filter(([field]) => !left.includes(field));
        return current.isDirty() ? Object.fromEntries(values) : null;
      },
      memoryOnly: latest.current.memoryOnly,
    });
  }, [name]);
}

/** Only fields that the form has, of the kind that it has them: a release may lie between. */
function fitting<Values extends Record<string, unknown>>(known: Values, stored: Record<string, unknown>) {
  const fits = ([field, value]: [string, unknown]) => field in known && typeof value === typeof known[field];
  return Object.fromEntries(Object.entries(stored).filter(fits)) as Partial<Values>;
}
