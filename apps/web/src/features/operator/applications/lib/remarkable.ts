import type { Application } from '../api/read-application.ts';
import { fieldLabel } from './field-label.ts';
import { hasField } from './sections.ts';

/** The fields of a form, files too, at which an operator may say what is missing; by their labels. */
export function remarkableFields({ data, files, form }: Pick<Application, 'data' | 'files' | 'form'>) {
  return [...Object.keys(data), ...Object.keys(files)]
    .filter((field) => hasField(field, form))
    .map((field) => ({ value: field, label: fieldLabel(field) }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
