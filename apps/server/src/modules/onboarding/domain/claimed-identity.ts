import { investorFileFields } from '@titian/contracts/schemas/investor-application';
import { parseDay } from '@titian/finance/calendar';
import type { SavedApplication } from './saved-application.ts';

/** The identity claimed in an application: the applicant, or the authorised person of a company. */
export interface ClaimedIdentity {
  readonly name: string;
  /** nric, old_ic, passport, army or police. */
  readonly type: string;
  readonly number: string;
  /** `1990-01-31`; null while it is not filled in. */
  readonly bornOn: string | null;
  /** The newest picture of the card among the application's files; null where it has none. */
  readonly newestCardFile: string | null;
}

/** Null while name, kind of document or number are not filled in. */
export function claimedIdentity({ data }: Pick<SavedApplication, 'data'>): ClaimedIdentity | null {
  const text = (field: string) => {
    const value = data.fields[field];
    return typeof value === 'string' ? value.trim() : '';
  };
  const [name, type, number] = [text('full_name'), text('identity_type'), text('identity_number')];
  if (name === '' || type === '' || number === '') {
    return null;
  }
  const cardFiles = investorFileFields.flatMap((field) => data.files[field] ?? []);
  // Ids of files grow with time.
  const newestCardFile = cardFiles.toSorted().at(-1) ?? null;
  return { name, type, number, bornOn: birthday(text), newestCardFile };
}

function birthday(text: (field: string) => string): string | null {
  const part = (field: string, digits: number) => text(field).padStart(digits, '0');
  return parseDay(
    [
      part('selected_birthday_year', 4),
      part('selected_birthday_month', 2),
      part('selected_birthday_day', 2),
    ].join('-'),
  );
}
