import { describe, expect, it } from 'vitest';
import type { FieldValue } from './form-data.ts';
import { givenNames } from './given-names.ts';

const form = (kind: 'individual' | 'business', fields: Record<string, FieldValue>) =>
  givenNames({ form: kind, data: { fields, files: {}, agreementVersion: null } });

describe('the names of an application', () => {
  it('are the person of an Individual', () => {
    expect(form('individual', { full_name: 'Aminah binti Yusof', company_name: 'Not asked' })).toEqual([
      { kind: 'person', role: 'applicant', name: 'Aminah binti Yusof' },
    ]);
  });

  it('are the company and every person behind it, each once', () => {
    const directors = [
      { name: 'Rahman bin Ali', role: 'director' },
      { name: 'Siti binti Omar', role: 'owner' },
      { name: ' ', role: 'director' },
    ];
    const fields = { company_name: 'Kedai Maju Sdn Bhd', full_name: 'Rahman bin Ali', directors };
    expect(form('business', fields)).toEqual([
      { kind: 'company', role: 'company', name: 'Kedai Maju Sdn Bhd' },
      { kind: 'person', role: 'representative', name: 'Rahman bin Ali' },
      { kind: 'person', role: 'owner', name: 'Siti binti Omar' },
    ]);
  });

  it('are none in a form that is still empty', () => {
    expect(form('business', {})).toEqual([]);
  });
});
