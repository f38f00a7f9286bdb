import { formReader } from './form-reader.ts';
import type { SavedApplication } from './saved-application.ts';

/**
 * The key of an identity document, for the keyed hash that makes accounts unique.
 * A passport's number is unique in its country only.
 */
export function identityKey(type: string, number: string, nationality: string): string {
  return type === 'passport' ? `${type}:${nationality}:${number}` : `${type}:${number}`;
}

/** The same for an Institution, which is known by its registration number. */
export function companyKey(registrationNo: string): string {
  return `company:${registrationNo}`;
}

/** The identity of a submitted application; the registration number is empty for an Individual. */
export function identityOf(application: SavedApplication): { key: string; registrationNo: string } {
  const form = formReader(application.data);
  if (application.form !== 'individual') {
    const registrationNo = form.text('bo_registration_number');
    return { key: companyKey(registrationNo), registrationNo };
  }
  const number = form.text('identity_number');
  return {
    key: identityKey(form.text('identity_type'), number, form.text('nationality')),
    registrationNo: '',
  };
}
