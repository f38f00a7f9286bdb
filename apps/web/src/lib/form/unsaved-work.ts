import { useEffect, useId } from 'react';

/** The forms on the page that hold typed work. */
const unsaved = new Set<string>();

/** Reports that a form has unsaved input, so that the dialog around it prompts before it closes (NAV-27). */
export function useUnsavedWork(isUnsaved: boolean): void {
  const form = useId();
  useEffect(() => {
    if (!isUnsaved) {
      return;
    }
    unsaved.add(form);
    return () => {
      unsaved.delete(form);
    };
  }, [form, isUnsaved]);
}

/** The forms that hold typed work at this moment. */
export function unsavedForms(): ReadonlySet<string> {
  return new Set(unsaved);
}
