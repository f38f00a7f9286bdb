import { describe, expect, it } from 'vitest';
import { openStep, stepOf } from './steps.ts';
import { fileFields, type TextField, textFields } from './values.ts';

describe('steps of the application', () => {
  it('shows every field on exactly one step', () => {
    for (const field of [...textFields, ...fileFields]) {
      expect(stepOf(field), field).not.toBeNull();
    }
    expect(stepOf('version')).toBeNull();
  });

  it('continues where something is still to answer', () => {
    const all = Object.fromEntries(textFields.map((field) => [field, 'x'])) as Record<TextField, string>;
    const files = { identity_front: ['a file'], identity_back: ['a file'] };
    const stepFor = (
      values: typeof all,
      given: Parameters<typeof openStep>[0]['files'],
      isVerified = false,
    ) => openStep({ values, files: given, isVerified });
    expect(stepFor(all, files)).toBe('declarations');
    expect(stepFor({ ...all, city: ' ' }, files)).toBe('contact');
    expect(stepFor({ ...all, inv_employer: '', address_line_2: '' }, files)).toBe('declarations');
    expect(stepFor(all, { ...files, identity_front: [] })).toBe('documents');
    expect(stepFor({ ...all, identity_number: '' }, files)).toBe('identity');
    expect(stepFor(all, { ...files, identity_back: [] })).toBe('documents');
    expect(stepFor({ ...all, identity_type: 'passport' }, { ...files, identity_back: [] })).toBe(
      'declarations',
    );
    expect(stepFor(all, {}, true)).toBe('declarations');
  });
});
