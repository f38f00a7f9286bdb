import type { GivenName } from '../../screening/public.ts';
import type { SavedApplication } from './saved-application.ts';

/** The names that stand in an application: the person or company, and the people behind a company. */
export function givenNames({ form, data }: Pick<SavedApplication, 'form' | 'data'>): GivenName[] {
  const text = (field: string) => {
    const value = data.fields[field];
    return typeof value === 'string' ? value : '';
  };
  const person = (role: GivenName['role'], name: string): GivenName => ({ kind: 'person', role, name });
  if (form === 'individual') {
    return distinct([person('applicant', text('full_name'))]);
  }
  const rows = Array.isArray(data.fields.directors) ? data.fields.directors : [];
  return distinct([
    { kind: 'company', role: 'company', name: text('company_name') },
    person('representative', text('full_name')),
    ...rows.map((row) => person(row.role === 'owner' ? 'owner' : 'director', row.name ?? '')),
  ]);
}

/** Each name once: a director is often the representative too. */
function distinct(names: readonly GivenName[]): GivenName[] {
  const known = new Map<string, GivenName>();
  for (const one of names.filter(({ name }) => name.trim() !== '')) {
    const key = `${one.kind} ${one.name}`;
    known.set(key, known.get(key) ?? one);
  }
  return [...known.values()];
}
