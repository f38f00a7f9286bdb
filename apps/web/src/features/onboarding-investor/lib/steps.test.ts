import { describe, expect, it } from 'vitest';
import { countOn, neighbour, stepKeys, stepOf } from './steps.ts';
import { fileFields, textFields } from './values.ts';

describe('steps of the application', () => {
  it('shows every field on exactly one step', () => {
    for (const field of [...textFields, ...fileFields]) {
      expect(stepOf(field), field).not.toBeNull();
    }
    expect(stepOf('version')).toBeNull();
  });

  it('counts each field once', () => {
    expect(countOn('bank', ['bank_bic', 'bank_bic', 'bank_account_no', 'full_name'])).toBe(2);
  });

  it('stays at the ends', () => {
    expect(neighbour('identity', -1)).toBe('identity');
    expect(neighbour('declarations', 1)).toBe('declarations');
    expect(neighbour('identity', 1)).toBe('contact');
    expect(stepKeys).toHaveLength(7);
  });
});
