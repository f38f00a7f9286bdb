import { formatDate } from '../../../../components/date-text.tsx';
import type { Application } from '../api/read-application.ts';
import { text } from '../text.ts';
import { fieldLabel } from './field-label.ts';
import { type ApplicationSection, applicationSections, hasField } from './sections.ts';
import { showValue } from './show-value.ts';

type Data = Application['data'];

interface ShownField {
  readonly field: string;
  readonly label: string;
  readonly value: string;
}

export interface ShownSection {
  readonly key: string;
  readonly title: string;
  readonly fields: readonly ShownField[];
}

const BIRTHDAY = ['selected_birthday_year', 'selected_birthday_month', 'selected_birthday_day'];
const sectionOf = new Map<string, ApplicationSection>(
  Object.entries(applicationSections).flatMap(([section, fields]) =>
    fields.map((field) => [field, section as ApplicationSection] as const),
  ),
);

/**
 * The form as it was filled in, in sections; sections without a field of this form are left out, and fields that no
 * section knows come last, so that nothing an applicant gave is hidden.
 */
export function shownSections(data: Data, form: Application['form']): ShownSection[] {
  const sections = Object.entries(applicationSections).map(([key, fields]) => ({
    key,
    title: text(
      `sections.${key === 'person' && form === 'individual' ? 'individual' : (key as ApplicationSection)}`,
    ),
    fields: [
      ...fields
        .filter((field) => Object.hasOwn(data, field) && hasField(field, form))
        .map((field) => shown(field, data)),
      ...(key === 'person' ? birthday(data) : []),
    ],
  }));
  const rest = Object.keys(data)
    .filter((field) => !sectionOf.has(field) && !BIRTHDAY.includes(field) && field !== 'directors')
    .map((field) => shown(field, data));
  return [...sections, { key: 'other', title: text('sections.other'), fields: rest }].filter(
    ({ fields }) => fields.length > 0,
  );
}

function shown(field: string, data: Data): ShownField {
  return { field, label: fieldLabel(field), value: showValue(field, data[field]) };
}

/** The three selects as one date. */
function birthday(data: Data): ShownField[] {
  const parts = BIRTHDAY.map((part) => data[part]);
  if (parts.some((part) => typeof part !== 'string' || part === '')) {
    return [];
  }
  const day = parts.map((part) => String(part).padStart(2, '0')).join('-');
  return [{ field: 'selected_birthday_day', label: text('fields.birthday'), value: formatDate(day) }];
}

/** The rows of the directors' list, as far as they are texts. */
export function directorsOf(data: Data): Readonly<Record<string, string>>[] {
  const rows = Array.isArray(data.directors) ? data.directors : [];
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row ?? {}).map(([key, value]) => [key, String(value)])),
  );
}
