import type { SavedApplication } from './saved-application.ts';

/** The name that an application is about: the company's, or the person's; null while it is not filled in. */
export function applicantName(application: Pick<SavedApplication, 'form' | 'data'>): string | null {
  const field = application.form === 'individual' ? 'full_name' : 'company_name';
  const name = application.data.fields[field];
  return typeof name === 'string' && name !== '' ? name : null;
}
