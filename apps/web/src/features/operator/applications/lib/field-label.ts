import { readable } from '../../shared/readable.ts';
import { text } from '../text.ts';
import { type FieldName, fieldNames } from './field-names.ts';

/** What a field of an application is called. One that is newer than this page goes by its own name. */
export function fieldLabel(field: string): string {
  return isKnown(field) ? text(`fields.${field}`) : readable(field);
}

function isKnown(field: string): field is FieldName {
  return Object.hasOwn(fieldNames, field);
}
