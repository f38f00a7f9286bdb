import { describe, expect, it } from 'vitest';
import { emptyFields, openStep, stepOf } from './steps.ts';
import { fileFields, type TextField, textFields } from './values.ts';

describe('steps of the application', () => {
  it('shows every field on exactly one step', () => {
    for (const field of [...textFields, ...fileFields]) {
      expect(stepOf(field), field).not.toBeNull();
    }
    expect(stepOf('version')).toBeNull();
  });

  it('require what occupation and investments in P2P demand, and nothing optional', () => {
    const none = Object.fromEntries(textFields.map((field) => [field, ''])) as Record<TextField, string>;
    const empty = (step: Parameters<typeof emptyFields>[0], values = none) =>
      emptyFields(step, { values, files: {}, isVerified: false });
    expect(empty('contact')).not.toContain('address_line_2');
    expect(empty('employment')).not.toContain('inv_employer');
    expect(empty('employment', { ...none, inv_occupation: 'Full time' })).toContain('inv_employer');
    expect(empty('risk')).not.toContain('inv_estimated_p2p_invested');
    expect(empty('risk', { ...none, invested_in_p2p: '1' })).toContain('inv_estimated_p2p_invested');
    expect(empty('documents', { ...none, identity_type: 'nric' })).toEqual([
      'identity_front',
      'identity_back',
    ]);
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
