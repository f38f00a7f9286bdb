import { createContext, useContext, useEffect, useId } from 'react';

/** Takes down which forms inside hold work that would be lost with them. */
export type ReportUnsavedWork = (form: string, isUnsaved: boolean) => void;

/** Provided by what can be closed over a form, such as a dialog. */
export const UnsavedWorkContext = createContext<ReportUnsavedWork | null>(null);

/** Reports that a form holds typed work; where nothing around it can be closed, nobody listens. */
export function useUnsavedWork(isUnsaved: boolean): void {
  const report = useContext(UnsavedWorkContext);
  const form = useId();
  useEffect(() => {
    report?.(form, isUnsaved);
    return () => report?.(form, false);
  }, [report, form, isUnsaved]);
}
