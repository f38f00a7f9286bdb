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

  it('goes on where something is still to answer', () => {
    const all = Object.fromEntries(textFields.map((field) => [field, 'x'])) as Record<TextField, string>;
    const files = { identity_front: ['a file'], identity_back: [] };
    expect(openStep(all, files)).toBe('declarations');
    expect(openStep({ ...all, city: ' ' }, files)).toBe('contact');
    expect(openStep({ ...all, inv_employer: '', address_line_2: '' }, files)).toBe('declarations');
    expect(openStep(all, { ...files, identity_front: [] })).toBe('documents');
    expect(openStep({ ...all, identity_number: '' }, files)).toBe('identity');
  });
});
