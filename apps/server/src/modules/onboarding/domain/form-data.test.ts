import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldEncryptionOf } from '../../../../test/builders/field-encryption.ts';
import { emptyForm, formShapes, mergeFields, mergeFiles, tooManyFiles } from './form-data.ts';
import { formReader } from './form-reader.ts';
import { openForm, sealForm } from './sealed-form.ts';

const fieldEncryption = fieldEncryptionOf(3);

describe('fields', () => {
  const saved = { full_name: 'Aminah', gender: 'female', agree_privacy: 1 };

  it('of a draft stay when they are left out, and are emptied with null', () => {
    const merged = mergeFields('individual', saved, { full_name: 'Aminah Yusof', gender: null }, 'draft');
    expect(merged).toMatchObject({ full_name: 'Aminah Yusof', gender: null, agree_privacy: 1 });
  });

  it('of a submission are only what was sent', () => {
    const merged = mergeFields('individual', saved, { full_name: 'Aminah' }, 'submit');
    expect(merged).toMatchObject({ full_name: 'Aminah', gender: null, agree_privacy: null });
  });

  it('that do not belong to the form are dropped', () => {
    const merged = mergeFields('business', {}, { is_admin: 'yes', submit: 1, version: 4 }, 'draft');
    expect(Object.keys(merged).sort()).toEqual([...formShapes.business.fields].sort());
  });

  it('that count are stored as text, as they are answered', () => {
    expect(mergeFields('business', {}, { employees: 18 }, 'submit').employees).toBe('18');
  });
});

describe('files', () => {
  const saved = { identity_front: ['a', 'b'], identity_back: ['c'] };

  it('stay when they are named, in their order, before the new ones', () => {
    expect(mergeFiles('individual', saved, ['b', 'a'], { identity_front: ['d'] })).toEqual({
      identity_front: ['a', 'b', 'd'],
      identity_back: [],
    });
  });

  it('are at most ten in a field, stored ones counted', () => {
    const ten = Array.from({ length: 10 }, (_, at) => `f${at}`);
    expect(tooManyFiles({ identity_front: ten })).toEqual({});
    expect(tooManyFiles({ identity_front: [...ten, 'one more'] })).toHaveProperty('identity_front');
  });
});

describe('a stored form', () => {
  it('opens as it was sealed, whatever is in it', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...formShapes.business.fields), value), (fields) => {
        const form = { fields, files: { board_resolution: ['x'] }, agreementVersion: '2026-11' };
        expect(openForm(fieldEncryption, 'a1', sealForm(fieldEncryption, 'a1', form))).toEqual(form);
      }),
    );
  });

  it('shows neither identity nor account numbers', () => {
    const rows = [{ name: 'Rahman', identity_number: 'A1234567' }];
    const fields = { identity_number: '900131145677', bank_account_no: '114012345678', directors: rows };
    const stored = JSON.stringify(sealForm(fieldEncryption, 'a1', { ...emptyForm, fields }));
    expect(stored).not.toMatch(/900131145677|114012345678|A1234567|Rahman/);
  });

  it('that was never saved is empty', () => {
    expect(openForm(fieldEncryption, 'a1', {})).toEqual(emptyForm);
    expect(openForm(fieldEncryption, 'a1', null)).toEqual(emptyForm);
  });
});

it('reading a form that was never submitted fails', () => {
  const form = formReader({ ...emptyForm, fields: { full_name: 'A', annual_revenue: '12.50' } });
  expect([form.text('full_name'), form.amount('annual_revenue'), form.amount('net_assets')]).toEqual([
    'A',
    1_250n,
    null,
  ]);
  expect(form.rows('directors')).toEqual([]);
  expect(() => form.text('gender')).toThrow('broken assumption');
  expect(() => form.number('full_name')).toThrow('broken assumption');
  expect(() => form.day('full_name')).toThrow('broken assumption');
});
